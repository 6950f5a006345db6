import { everydayWords } from '#content/everyday-words.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { substancesInTitle } from '#features/catalog/label-of.server.ts';
import { formIn } from '../products/forms.server.ts';
import { inOneForm, plainWords } from '#platform/text/in-one-form.ts';
import { onceFor } from '#platform/time/once-for.ts';

type Named = Pick<Product, 'title' | 'handle'>;

/** The products that a message names, in the order in which it names them. The longest name wins: 'Vitamin C' is not named by 'Pick-Up Vitamin C'. */
export function findNamedProducts<P extends Named>(plainMessage: string, products: readonly P[]): P[] {
  const names = namesIn(products);
  const found = new Map<P, number>();
  let left = ` ${plainMessage} `;
  const begun = [...new Set(plainMessage.split(' '))].flatMap((word) => names.get(word) ?? []);
  for (const { name, place } of begun.sort((a, b) => a.rank - b.rank)) {
    const at = left.indexOf(` ${name} `);
    const product = products[place];
    if (at < 0 || !product || !isName(left, name, at)) continue;
    // Blanked out, not cut: places stay what they were.
    left = `${left.slice(0, at + 1)}${'_'.repeat(name.length)}${left.slice(at + 1 + name.length)}`;
    if (!found.has(product)) found.set(product, at);
  }
  return [...found].sort(([, a], [, b]) => a - b).map(([product]) => product);
}

/** 'How do I move it over to my name' names no Move It: a name of everyday words stands alone or first, or behind 'the' or 'your'. */
const isName = (plain: string, name: string, at: number): boolean =>
  !name.split(' ').every((word) => everydayWords.has(word)) ||
  plain.trim() === name ||
  (at === 0 && !IT.test(name)) ||
  (BEFORE_A_NAME.test(plain.slice(0, at + 1)) &&
    !(IT.test(name) && ON_IT_GOES.test(plain.slice(at + 1 + name.length))));
/** 'Would that run it up' speaks of a pressure. */
const ON_IT_GOES = /^ (?:up|down|over|out|off|by|back|into|through|too|again)\b/;
/** 'Move it to my name' is an order. */
const IT = /\b(?:it|me|you|up|on)\b/;
const BEFORE_A_NAME =
  /\b(?:the|your|yalls|y'alls|this|that|some|of|about|called|named|and|or|is|are|in|does|do|take|takes|taking|took|using|with|than|vs|plus) $/;

/** Those that a printed text names. It writes names with capitals: 'Sister Daily' is one in any place, 'run it under water' is none. */
export function findPrinted<P extends Named>(text: string, products: readonly P[]): P[] {
  const names = namesIn(products);
  const plain = ` ${plainWords(text)} `;
  const begun = [...new Set(plain.split(' '))].flatMap((word) => names.get(word) ?? []);
  const found = begun.filter(({ name }) => plain.includes(` ${name} `) && isPrinted(text, name));
  return [...new Set(found.flatMap(({ place }) => products[place] ?? []))];
}

function isPrinted(text: string, name: string): boolean {
  const words = name.split(' ').filter((word) => word !== 'and');
  const printed = new RegExp(`\\b${words.join('[^a-z0-9]+(?:and[^a-z0-9]+)?')}\\b`, 'gi');
  return [...text.replaceAll(/['’]/g, '').matchAll(printed)].some(([found]) => {
    const parts = found.split(/[^A-Za-z0-9]+/);
    return parts.every(
      (part, at) => (part.length < SHORTEST && at < parts.length - 1) || !/^[a-z]/.test(part),
    );
  });
}
/** 'Strength of a Man', 'Heart and Soul' */
const SHORTEST = 4;

interface Name {
  name: string;
  /** Of its product in the list. */
  place: number;
  /** The longest come first. */
  rank: number;
}

/** By their first words: of a large shop's names most messages hold none. */
const namesIn = onceFor(
  (products: readonly Named[]): ReadonlyMap<string, readonly Name[]> =>
    Map.groupBy(
      products
        .flatMap((product, place) => namesOf(product).map((name) => ({ name, place })))
        .sort((a, b) => b.name.length - a.name.length)
        .map((one, rank) => ({ ...one, rank })),
      ({ name }) => name.split(' ')[0] ?? name,
    ),
);

/** Those of which the name says more than what is in them: 'Strength of a Man', and not 'Black Seed Oil', which is what people call the thing itself. */
export const withNameOfItsOwn = <P extends Product>(named: readonly P[]): P[] =>
  named.filter((product) => {
    const inside = new Set(substancesInTitle(product).flatMap((one) => one.split('-')));
    return plainWords(product.title)
      .split(' ')
      .some(
        (word) =>
          word.length > 2 &&
          ![word, inOneForm(word)].some((one) => inside.has(one)) &&
          !OF_A_THING.has(word) &&
          formIn(word) === undefined,
      );
  });
/** What a thing is called beside its name and its form. */
const OF_A_THING = new Set('oil gel mineral glycinate citrate oxide picolinate daily with and'.split(' '));

/** 'How much magnesium is in it' names the mineral; 'how much is Magnesium Glycinate' does not. */
export const withoutNames = (plain: string, products: readonly Named[]): string =>
  products
    .flatMap(namesOf)
    .sort((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(` ${name} `, ' it '), ` ${plain} `)
    .trim();

/** Title, the title before its 'with', and the handle, which often is the short name that people use. */
export function namesOf({ title, handle }: Named): string[] {
  const [short = title] = title.split(/ with /i);
  const [whole = '', ...shorter] = [title, short, handle].map(plainWords);
  // 'Lean & Strong Protein' is Lean & Strong Plant Protein.
  const last = whole.split(' ').at(-1) ?? '';
  const withLast = shorter
    .filter((name) => whole.startsWith(`${name} `) && !name.endsWith(last))
    .map((name) => `${name} ${last}`);
  const names = [whole, ...withLast, ...shorter];
  return [...new Set(names)].filter((name) => name.length >= 4);
}
