const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';

const VALUES: ReadonlyMap<string, number> = new Map([
  ...ONES.split(' ').map((word, index): [string, number] => [word, index]),
  ...TENS.split(' ').map((word, index): [string, number] => [word, (index + 2) * 10]),
  ['couple', 2],
  ['twice', 2],
  ['dozen', 12],
  ['hundred', 100],
  ...'uno dos tres cuatro cinco seis siete ocho nueve diez once doce'
    .split(' ')
    .map((word, index): [string, number] => [word, index + 1]),
  ['un', 1],
  ['una', 1],
  ['veinte', 20],
  ['treinta', 30],
  ['cuarenta', 40],
  ['cincuenta', 50],
]);

/** The value of a number in words. */
export const numberOf = (word: string): number | undefined => VALUES.get(word);
