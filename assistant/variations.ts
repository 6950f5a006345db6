/** One sentence as others would say or type it: what a rule understands must not hang on how it was written. */

export interface Variation {
  name: string;
  text: string;
}

const TEXTED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    you: 'u',
    your: 'ur',
    are: 'r',
    please: 'pls',
    because: 'cuz',
    "can't": 'cant',
    cannot: 'cant',
    "won't": 'wont',
    "don't": 'dont',
    "I'm": 'im',
    "i'm": 'im',
    going: 'goin',
    and: 'n',
    about: 'bout',
    with: 'wit',
    the: 'da',
    that: 'dat',
  }),
);
const ABOUT_ANOTHER: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: 'she',
    "i'm": "she's",
    "i've": "she's",
    am: 'is',
    my: 'her',
    me: 'her',
    myself: 'herself',
  }),
);
const BEFORE =
  'We drove back from my cousin’s wedding on Sunday and I have been busy with the church fundraiser all week. ';
const AFTER = ' Anyway, I found your store through my neighbor and I like the teas.';

/** English sentences only: the changes are those of English. */
export function variationsOf(sentence: string): Variation[] {
  const word = (change: (word: string) => string) => sentence.replaceAll(/[\p{L}'’]+/gu, change);
  return [
    {
      name: 'texting',
      text: word((one) => TEXTED.get(one) ?? TEXTED.get(one.toLowerCase()) ?? one).toLowerCase(),
    },
    {
      name: 'dialect',
      text: word((one) =>
        /[a-z]{3,}ing$/.test(one) && !/(?:th|br|str|spr|k|w)ing$/.test(one) ? one.slice(0, -1) : one,
      ),
    },
    { name: 'dictation', text: sentence.toLowerCase().replaceAll(/[^\p{L}\p{N}\s/.']|\.(?!\d)/gu, ' ') },
    { name: 'shouted', text: `${sentence.toUpperCase()}!!!` },
    { name: 'third person', text: word((one) => ABOUT_ANOTHER.get(one.toLowerCase()) ?? one) },
    { name: 'misspelled', text: misspelled(sentence) },
    { name: 'in a long story', text: `${BEFORE}${sentence}${/[.!?]$/.test(sentence) ? '' : '.'}${AFTER}` },
  ];
}

/** The longest word with two letters in each other's place; a word that is cut off already is left alone. */
function misspelled(sentence: string): string {
  const longest = [
    ...(sentence.match(/[a-z]{6,}/g)?.filter((word) => !/in$|^barely$/.test(word)) ?? []),
  ].sort((one, other) => other.length - one.length)[0];
  if (longest === undefined) return sentence;
  const at = Math.floor(longest.length / 2);
  const wrong = longest.slice(0, at) + (longest[at + 1] ?? '') + (longest[at] ?? '') + longest.slice(at + 2);
  return sentence.replace(longest, wrong);
}
