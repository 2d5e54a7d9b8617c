/** The mood a page wears: a set of CSS variables. */

/** To be called while a component is made: the mood goes when it goes. */
export function wear(mood: () => string | undefined): void {
  $effect(() => {
    const { dataset } = document.documentElement;
    const worn = mood();
    if (worn) dataset.mood = worn;
    return () => delete dataset.mood;
  });
}
