/** Groups of people that a question may be about: how a question names them, and how a talk does. Both in plain words. */
const GROUPS: readonly (readonly [inQuestion: RegExp, inTalk: RegExp])[] = [
  [
    /\b(?:child|children|childs|kids?|toddlers?|bab(?:y|ys|ies)|teens?|teenagers?|teenaged?|my son|my daughter|teen (?:girl|boy)|(?:[1-9]|1[0-7]) year old)\b/,
    /\b(?:child|children|childs|kids?|toddlers?|bab(?:y|ys|ies)|infant|newborn|teens?|teenagers?|sons?|daughters?|boys?|girls?|nieces?|nephews?|grand\w*|twins?|pediatrician|school|(?:[1-9]|1[0-7]) ?(?:years?|yrs?|yr|yo|y o|months?|mos?|weeks?|wks?)|im (?:1[0-7]|[5-9]))\b/,
  ],
  [
    /\b(?:pregnan\w*|nursing|breast ?feed\w*|breast ?fed|after a birth|postpartum)\b/,
    /\b(?:pregnan\w*|expecting|nursing|breast ?feed\w*|postpartum|trimester|months gone|prenatal|midwife|had (?:my|a|the|her) bab\w*|bab(?:y|ies)|due in|weeks? (?:along|pregnant)|conceiv\w*|ttc|embarazada|ansent)\b/,
  ],
  [
    /\b(?:over (?:[5-9]0|[5-9]5)|after (?:[5-9]0|[5-9]5)|older (?:people|person|adults?|woman|man)|elderly|elders?|seniors?|woman of [6-9]\d|man of [6-9]\d)\b/,
    /\b(?:[5-9]\d|elder\w*|senior\w*|old|older|mother|mama|momma|mom|father|daddy|dad|pops|grand\w*|auntie|aunt|uncle|parents?|retired|dementia)\b/,
  ],
];

/** 'Can a teenager take magnesium for cramps' is not what somebody of 81 asks, of whom alone was spoken. */
export const isOfOthersThanHere = (question: string, talk: string): boolean =>
  GROUPS.some(([inQuestion, inTalk]) => inQuestion.test(question) && !inTalk.test(talk));
