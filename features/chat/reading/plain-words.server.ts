import { stemOf } from '#assistant/language/stem.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import { OUR_TEXTS, remembered } from '#platform/text/remembered.ts';

/** Words that name no subject: what is left of 'and for my mother?' without them is nothing. */
const EMPTY_WORDS = new Set(
  `a about also am an and any anything are as at be been best better both but by can could did do does else for from get give
  good had has have he her hers him his how i if in into is it its just kind let like many may me mine more much must my need no not of
  ok okay on one ones or other our ours please she should so some something still such take taking tell than thanks that the their them
  then there these they thing things this those to too try us use using very want was way we well what when where which while who why will
  with would yes you your yours really same instead first second third last work works help helps long often day
  cheap cheaper cheapest expensive price prices cost costs compare comparison difference ingredients available stock label directions warnings sizes`.split(
    /\s+/,
  ),
);

/** The words of a plain text that carry its subject. */
export const subjectWords = (plain: string): string[] =>
  plain.split(' ').filter((word) => word !== '' && !EMPTY_WORDS.has(word) && !isPerson(word));

/** The same of any text, inflected words as one. */
export const subjectStems = (text: string): ReadonlySet<string> =>
  new Set(subjectWords(plainWords(text)).map(stemOf));

/** The same of our own texts, which are the same each time. */
export const stemsOf = remembered(subjectStems, OUR_TEXTS);

/** 'My son is 3', 'what about the baby, hes 8 months': who it is for, and nothing else. */
export const onlySaysWho = (plain: string): boolean => {
  const words = plain.split(' ');
  return (
    words.length <= MOST_WORDS_OF_WHO &&
    words.some((word) => /^\d/.test(word)) &&
    subjectWords(plain).every((word) => /^\d+$/.test(word) || OF_AGE.has(word))
  );
};
const MOST_WORDS_OF_WHO = 8;
const OF_AGE = new Set(
  "year years yr yrs month months week weeks old yo hes he's shes she's im i'm turns turned turning now almost about".split(
    ' ',
  ),
);

const PERSON =
  /^(mother|mom|mama|momma|mum|father|dad|daddy|grandmother|grandma|granny|nana|grandfather|grandpa|husband|wife|partner|son|daughter|child|children|kid|kids|baby|sister|brother|aunt|auntie|uncle|cousin|friend|neighbor|parents|elders?)s?$/;

const isPerson = (word: string): boolean => PERSON.test(word);

/** Whom the visitor asks for, such as 'mother'; undefined when they ask for themselves. */
export function personIn(plain: string): string | undefined {
  const words = plain.split(' ');
  return words.find((word, index) => isPerson(word) && words[index - 1] !== 'a');
}
