"""Words: messages in the reader's language, from Project Fluent texts.

A message is an id with arguments (see `expedition.kit.events`); the sentence stands in `.ftl`
files: `text/` here for what all games share, `text/` in a game's folder for its own. The same files
serve the browser, so whoever reads them there gives the sentences the same variables:

    argument           variables
    12                 $points = 12
    seat:2             $seat = the player's name · $seat_is_you = yes or no
    half:13            $total = 6½ · $total_number = 6.5, for plurals
    =any words         $text = the words
    auxiliary-nun      $card = the noun · $card_acc, … = each of its attributes
    a list of these    $cards = "a, b and c" · $cards_count
                       of nouns: two or more equal ones are counted, by their attribute `times` if
                       they have it · $cards_acc = the list of `acc` forms (counted: `times_acc`) ·
                       $cards_value, … = the list of any other attribute that all of them have
                       of seats: $seats_is_you · $seats_others = the list without the reader ·
                       $seats_with_you = the list with the reader first, as "you"
"""

from .languages import LANGUAGES, pick_language, printable
from .sentences import MissingText, Words

__all__ = ["LANGUAGES", "MissingText", "Words", "pick_language", "printable"]
