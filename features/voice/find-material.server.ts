import type { Understanding } from '#assistant/create-understanding.ts';
import { withFurtherAsked } from '#features/chat/reading/further-asked.server.ts';
import { nearestQuestion } from '#features/chat/reading/nearest-question.server.ts';
import { lastSaid } from '#features/chat/reading/said-before.server.ts';
import { withNearest } from '#features/chat/reading/with-nearest.server.ts';
import type { Knowledge } from '#features/knowledge/knowledge.server.ts';
import { sourcesTold, textsOf } from '#features/chat/reading/told-of-passage.server.ts';
import { materialHeading } from './voice-texts.ts';
import { hiddenVendors } from '#content/vendors.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { offerOf, priceText } from '#features/catalog/offer.ts';
import { withoutHiddenVendors } from '#features/catalog/shop-list.ts';
import { whyNot } from '#features/chat/products/why-not.server.ts';
import type { Care, Evidence } from '#features/chat/safety/safety.ts';
import { fold } from '#platform/text/fold.ts';
import type { Logger } from '#platform/log/logger.server.ts';

/** What a voice model is given for one turn, and what the gate holds its words against. */
export interface Material {
  text: string;
  evidence: Evidence;
}

export interface MaterialParts {
  knowledge: Pick<Knowledge, 'find' | 'entriesOf' | 'noteFound'>;
  topicsOf: Understanding['topicsOf'];
  likenessOf: Understanding['likenessOf'];
  asksOf: Understanding['asksOf'];
  entriesLike: Understanding['entriesLike'];
  catalog: { listProducts(): Promise<readonly Product[]> };
  log: Logger;
}

const PASSAGES = 3;
const PRODUCTS = 5;
/** As much of a description as a written reply gets (docs/product/chat.md#model). */
const DESCRIPTION = 200;

/** Looks up what a spoken question asks for. What cannot be looked up is left out: the model then says that it does not know. */
export async function findMaterial(
  parts: MaterialParts,
  options: { question: string; earlier: readonly string[]; care: Care },
): Promise<Material> {
  const { question, earlier, care } = options;
  const [passages, products] = await Promise.all([
    answeringPassages(parts, question, lastSaid(earlier)).catch((error: unknown) => {
      parts.log.warn({ err: error }, 'voice answers without the knowledge base');
      return [];
    }),
    care.products ? namedProducts(parts, question, care) : [],
  ]);
  const productLines = products.map(
    (product) =>
      `${product.title} (handle ${product.handle}), ${priceText(offerOf(product))}, ${product.availableForSale ? 'in stock' : 'sold out'}: ${product.description.slice(0, DESCRIPTION)}`,
  );
  const entries = passages.flatMap(textsOf).map((one) => `${one.question} ${one.answer}`);
  const texts = [...entries, ...productLines];
  return {
    text: `${materialHeading}\n${texts.length > 0 ? texts.map((line) => `- ${line}`).join('\n') : '(nothing was found)'}`,
    evidence: {
      texts: [...texts, ...products.map(({ description }) => description)],
      products: products.map(({ title, handle }) => ({ title, handle })),
      links: passages.flatMap(sourcesTold).map(({ url }) => url),
    },
  };
}

/** Entries that answer the question; the best is counted as found. */
async function answeringPassages(parts: MaterialParts, question: string, before: string | undefined) {
  const { knowledge, likenessOf } = parts;
  const found = await knowledge.find(question, { limit: PASSAGES, before });
  const further = withFurtherAsked(likenessOf, question, found);
  const nearest = await nearestQuestion(parts, { message: question, before, found: found.passages });
  const { passages, fit } = nearest ? withNearest(further, nearest) : further;
  const [best] = passages;
  if (fit !== 'sure' || !best) return [];
  await knowledge.noteFound(best.id);
  return passages.slice(0, PASSAGES);
}

/** Products that the words speak of, most words first. What the visitor had better avoid is not among them. */
async function namedProducts(parts: MaterialParts, question: string, care: Care): Promise<Product[]> {
  const words = (fold(question).match(/[a-z0-9]{3,}/g) ?? []).filter((word) => !COMMON.has(word));
  const all = await parts.catalog.listProducts().catch((error: unknown) => {
    parts.log.warn({ err: error }, 'voice answers without the catalogue');
    return [];
  });
  return withoutHiddenVendors(all, hiddenVendors)
    .filter((product) => whyNot(product, care) === undefined)
    .map((product) => ({ product, score: scoreOf(product, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, PRODUCTS)
    .map(({ product }) => product);
}

function scoreOf({ title, description }: Product, words: readonly string[]): number {
  const [name, text] = [fold(title), fold(description)];
  return words.reduce((sum, word) => sum + (name.includes(word) ? 3 : text.includes(word) ? 1 : 0), 0);
}

/** Words of questions that stand in every description. */
const COMMON = new Set(
  'the and for are you your with what which who how can does should take have has about this that from good best any some help helps need want tell use when why not it my me is'.split(
    ' ',
  ),
);
