# Maldonado: hints and the check of marks, in English.

## Terrains

terrain-peak = peak
terrain-mountain = mountain
terrain-wood = wood
terrain-water = water
terrain-food = food
terrain-flint = flint
terrain-berries = berries
terrain-mushrooms = mushrooms
terrain-teepee = teepee
terrain-bones = bones
terrain-land = Maldonado’s land
terrain-hill = hill

## Is there a safe space, and where

hint-no-safe = No space you may enter is provably free of bones.
hint-safe = { $count ->
    [one] Yes: one space is safe.
   *[other] Yes: { $count } spaces are safe.
}
hint-safe-where = Safe: { $spaces }.

## Why: one rule at a time

hint-column = Column { $line } never holds { $terrain }.
hint-line-taken = { $space } is { $terrain }, which stands only once in a row or column: not at { $spaces }.
hint-touch = { $space } is { $terrain }, and equal terrains never touch: not at { $spaces }.
hint-apart = { $space } is { $terrain }, and teepee and bones are never side by side: no { $other } at { $spaces }.
hint-lacks-1 = { $space } cannot be { $terrain }: there is no water beside it, at { $spaces }.
hint-lacks-2 = { $space } cannot be { $terrain }: there is no wood beside it, at { $spaces }.
hint-lacks-6 = { $space } cannot be { $terrain }: there is no water beside it, at { $spaces }.
hint-lacks-7 = { $space } cannot be { $terrain }: there is no mountain, peak or hill beside it, at { $spaces }.
hint-lacks-8 = { $space } cannot be { $terrain }: there is no wood beside it, at { $spaces }.
hint-lacks-9 = { $space } cannot be { $terrain }: there is no wood diagonal to it, at { $spaces }.
hint-lacks-10 = { $space } cannot be { $terrain }: there is no water or food beside it, at { $spaces }.
hint-lacks-11 = { $space } cannot be { $terrain }: two diagonal steps away, at { $spaces }, there is no { $needs }.
hint-takes-1 = { $space } is { $terrain } and needs water beside it: only { $place } is left.
hint-takes-2 = { $space } is { $terrain } and needs wood beside it: only { $place } is left.
hint-takes-6 = { $space } is { $terrain } and needs water beside it: only { $place } is left.
hint-takes-7 = { $space } is { $terrain } and needs a mountain, the peak or a hill beside it: only { $place } is left.
hint-takes-8 = { $space } is { $terrain } and needs wood beside it: only { $place } is left.
hint-takes-9 = { $space } is { $terrain } and needs wood diagonal to it: only { $place } is left.
hint-takes-10 = { $space } is { $terrain } and needs water or food beside it: only { $place } is left.
hint-takes-11 = { $space } is { $terrain } and needs { $needs } two diagonal steps away: only { $place } is left.
hint-all-found = { $terrain }: all { $count } are found ({ $spaces }), so none is elsewhere.
hint-all-left = { $terrain }: there are { $count }, and only { $spaces } are left for them.
hint-wood-row = Every row holds one { $terrain }: in row { $line } only { $place } is left.
hint-wood-column = Every column holds one { $terrain }: in column { $line } only { $place } is left.
hint-last-row = { $terrain }: { $count } in as many rows, so one is in row { $line }, where only { $place } is left.
hint-last-column = { $terrain }: { $count } in as many columns, so one is in column { $line }, where only { $place } is left.
hint-range-far = The mountains and the peak at { $space } form one range: no { $terrain } so far away.
hint-range-gap = The mountains and the peak at { $space } form one range: no { $terrain } where the link is missing.
hint-range-one = The range starts at the peak, { $space }: beside it only { $place } is left for a { $terrain }.
hint-hill-none = Hill { $space } shows 0: no Maldonado’s land in its row or column.
hint-hill-full = Hill { $space } shows { $number }, and so many lands are found ({ $spaces }): no other in its row or column.
hint-hill-left = Hill { $space } shows { $number }, and only { $spaces } are left: all of these are Maldonado’s land.

## Why: a supposition that fails

hint-suppose = Suppose { $space } were { $terrain }.
hint-clash-space = Then nothing could stand on { $space }.
hint-clash-many = Then there would be more than { $count } of { $terrain }: { $spaces }.
hint-clash-few = Then fewer than { $count } places would be left for { $terrain }.
hint-clash-rows = Then fewer than { $count } rows would be left for { $terrain }.
hint-clash-columns = Then fewer than { $count } columns would be left for { $terrain }.
hint-clash-range = Then no { $terrain } could stand beside the peak, { $space }.
hint-clash-hill-many = Then hill { $space } would count more than { $number } lands: { $spaces }.
hint-clash-hill-few = Then hill { $space } could not count { $number } lands.
hint-tried = Tried through, case by case: no map that fits has { $terrain } at { $space }.
hint-so-safe = So there are no { $terrain } at { $space }: it is safe.
hint-so-not = So { $space } is not { $terrain }.

## Marks

mark-proved = { $space }, { $terrain }: proved.
mark-possible = { $space }, { $terrain }: possible, { $percent } in a hundred.
mark-contradicts = { $space }, { $terrain }: contradicts the rules.
mark-together = { $space }, { $terrain }: possible by itself, but not together with your marks at { $spaces }.
