import type { Intent } from '#assistant/statistics/topics.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { type ProductQuestion, readProductQuestion } from '../products/product-question.server.ts';
import { substancesNamed } from '../products/wanted.server.ts';
import { type Ask, shelf } from './ask.server.ts';
import { subjectWords } from './plain-words.server.ts';

/** As many as are told side by side. */
const MOST_MEANT = 3;

/** What is asked of products where no phrase says it: by what the whole message is like. */
export function askByIntent(intent: Intent, plain: string, products: readonly Product[]): Ask | undefined {
  const [family] = intent.split('-');
  if (family !== 'product') return undefined;
  if (intent === 'product-shelf' || products.length === 0)
    return shelf({ cheapestFirst: intent === 'product-cheaper' });
  if (intent === 'product-cheaper')
    return products.length > 1 ? { kind: 'order', cheapest: true } : shelf({ cheapestFirst: true });
  if (intent === 'product-compare')
    return products.length > 1 ? { kind: 'compare' } : { kind: 'fact', fact: { kind: 'about' } };
  return { kind: 'fact', fact: factOf(intent, plain) };
}

/** A phrase says more exactly what is meant, where there is one. */
function factOf(intent: Intent, plain: string): ProductQuestion {
  const read = readProductQuestion(plain);
  if (intent === 'product-price') return read?.kind === 'serving-price' ? read : { kind: 'price' };
  if (intent === 'product-count')
    return read?.kind === 'lasts' || read?.kind === 'serving-price' ? read : { kind: 'count' };
  if (intent === 'product-use') return { kind: 'directions' };
  if (intent === 'product-stock') return { kind: 'stock' };
  if (intent === 'product-form') return { kind: 'form' };
  return read && read.kind !== 'price' && read.kind !== 'count' ? read : { kind: 'contents' };
}

/**
 * Products that are meant by what they hold: 'the turmeric one'. Those that are called after it; of several, those of which more words were
 * said come first.
 */
export function productsMeant(plain: string, products: readonly Product[]): Product[] {
  const substances = substancesNamed(plain);
  const said = new Set(subjectWords(plain));
  return products
    .map((product) => {
      const title = product.title.toLowerCase();
      const held = substancesNamed(title).filter((one) => substances.includes(one)).length;
      const words = subjectWords(title.replaceAll(/[^a-z0-9 ]/g, ' ')).filter((word) =>
        said.has(word),
      ).length;
      return { product, score: held * 2 + words };
    })
    .filter(({ score }) => score >= 2)
    .sort((one, other) => other.score - one.score)
    .filter(({ score }, _, all) => score === all[0]?.score)
    .slice(0, MOST_MEANT)
    .map(({ product }) => product);
}
