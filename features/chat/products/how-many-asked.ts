/** What is counted out when somebody takes something, and what only a bottle is counted in as well. */
const MEASURES = 'scoops?|drops?|droppers?(?:full|fuls?)?|spoons?(?:fuls?)?|tablespoons?|teaspoons?';
const PIECES =
  'pills?|gumm(?:y|ies)|capsules?|caps|soft ?gels?|tablets?|lozenges?|packets?|sticks?|sachets?|cups?';
const NUMBER = 'one|two|three|four|half|1|2|3|4';
const ANY = `(?:${MEASURES}|${PIECES})`;
const A_DAY =
  '(?:a|per|each|every) (?:day|night|morning|time|meal)|daily|at (?:a|one) time|at night|in the morning|(?:do|should|can|must|may|would) (?:i|we|he|she|they|you) (?:take|eat|drink|use|have|swallow|chew|need to take|gotta take)|am i supposed|to take|at once';

/** 'How many pills a day', 'is it one scoop or two': what the directions say, and no count of a bottle. */
const HOW_MANY = new RegExp(
  `\\bhow many (?:of )?(?:\\w+ ){0,3}?(?:${MEASURES})\\b(?! (?:are|come|in|per|left))|\\bhow many\\b.*\\b(?:${A_DAY})\\b|\\b(?:${NUMBER})(?: ${ANY})? or (?:${NUMBER})\\b(?! (?:mg|times|weeks|months|bottles))`,
);
const OF_THE_BOTTLE = /\b(?:bottles?|jar|bag|box|tub|container|pack|mg|calories|carbs|sugar|grams)\b/;

export const asksHowMany = (plain: string): boolean => HOW_MANY.test(plain) && !OF_THE_BOTTLE.test(plain);
