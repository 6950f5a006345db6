import type { CollectionSlug } from '#content/collections.ts';
import { conditionLinks } from '#content/condition-links.ts';
import { shelfWords } from '#content/shelf-words.ts';
import { subjectWords } from './reading/plain-words.server.ts';
import { inOneForm, plainWords } from '#platform/text/in-one-form.ts';

/** A page with more products of a kind. */
export interface CategoryPage {
  title: string;
  href: string;
  /** The concern it stands for. */
  slug: CollectionSlug;
}

/** Shelves by what is said of them. A name counts by its words too: 'Sleep & Relaxation' is asked for as 'sleep'. */
const shelves = conditionLinks.map(({ slug, name, href, keywords }) => ({
  shelf: { title: name, href, slug },
  names: subjectWords(plainWords(name)).map(inOneForm),
  phrases: [...new Set([...subjectWords(plainWords(name)), ...keywords, ...shelfWords[slug]].map(inOneForm))],
}));

/** Less than a word more. */
const CALLED_SO = 0.5;

/** 'Which one yall got for prostate, I'm getting up four times a night' wants no shelf for nights. */
const GOT_FOR =
  /\b(?:yall|y'all|you|u|ya|unu|una) (?:all )?(?:got|have|sell|carry) (?:thats |that's |good )?for (?:the |my |a |his |her )?(\S+(?: \S+)?)/;

/** The shelf that a text speaks of, before all what it says the goods are for. Undefined where none is spoken of. */
export function findCategoryPage(text: string): CategoryPage | undefined {
  const [, purpose] = GOT_FOR.exec(plainWords(text)) ?? [];
  return (purpose === undefined ? undefined : shelfIn(purpose)) ?? shelfIn(text);
}

/** A longer phrase is surer than a word of it. */
function shelfIn(text: string): CategoryPage | undefined {
  const said = ` ${inOneForm(text)} `;
  const ranked = shelves
    .map(({ shelf, names, phrases }) => {
      const heard = phrases.filter((phrase) => said.includes(` ${phrase} `));
      // 'Cold' and 'cold hands' are one thing said, not two.
      const whole = heard.filter(
        (phrase) => !heard.some((other) => other !== phrase && ` ${other} `.includes(` ${phrase} `)),
      );
      // 'For eyes, at night' wants the shelf that is called after the eye.
      const isCalledSo = whole.some((phrase) => names.includes(phrase));
      const hits = whole.reduce((sum, phrase) => sum + phrase.split(' ').length, 0);
      return { shelf, hits: hits + (isCalledSo ? CALLED_SO : 0) };
    })
    .toSorted((a, b) => b.hits - a.hits);
  const [best] = ranked;
  return best && best.hits > 0 ? best.shelf : undefined;
}
