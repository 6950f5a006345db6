import type { ProductLabel } from '#assistant/products/product-label.ts';
import { linesListing } from './listed-things.server.ts';
import type { Told } from './product-answer.server.ts';

/** Things that gelatin may be made from, or be kept from: without the animal no label answers for them. */
const OF_ITS_ANIMAL: ReadonlySet<string> = new Set(['gelatin', 'pork', 'beef', 'halal or kosher']);
const FROM = /\b(fish|beef|bovine|cow|pork|porcine) gelatin/i;
const WITHOUT = /\b(?:pectin|agar|pullulan|cellulose)\b/i;
const ASK_US =
  'If that matters to you, ask through the contact page and wait for the answer before you open it: we do not guess.';

/** What a label says where somebody asks for gelatin, for the animal it is of, or whether it is halal; undefined where something else is asked. */
export function gelatinTold(label: ProductLabel, words: string): Told | undefined {
  if (!OF_ITS_ANIMAL.has(words)) return undefined;
  const named = words === 'gelatin' ? [] : linesListing(label, words);
  if (named.length > 0) return undefined;
  const lines = linesListing(label, 'gelatin');
  const nothing = NOTHING.get(words) ?? `names no ${words}`;
  const [line] = lines;
  if (line === undefined) {
    const instead = label.otherIngredients.find((one) => WITHOUT.test(one));
    const told = `The label of {product} ${words === 'gelatin' ? '' : `${nothing}, and it `}lists no gelatin${instead ? `, but ${instead}` : ''}.`;
    return { text: told, ...(words === 'halal or kosher' && { apart: [ASK_US] }), short: 'lists no gelatin' };
  }
  const animal = FROM.exec(line)?.[1];
  const before = words === 'gelatin' ? '' : `${nothing}, but it `;
  return animal === undefined
    ? {
        text: `The label of {product} ${before}lists gelatin and does not say from which animal: ${line}.`,
        apart: [ASK_US],
        short: 'lists gelatin, of an animal that it does not name',
      }
    : {
        text: `The label of {product} ${before}lists ${animal} gelatin: ${line}.`,
        ...(words === 'halal or kosher' && { apart: [ASK_US] }),
        short: `lists ${animal} gelatin`,
      };
}
const NOTHING: ReadonlyMap<string, string> = new Map([
  ['halal or kosher', 'carries no halal or kosher mark that I can read'],
]);
