import type { Turn } from '#assistant/turn.ts';
import { subjectCategories } from '#content/knowledge/knowledge-entry.ts';
import type { CatalogService } from '#features/catalog/catalog-service.server.ts';
import { labelOf, substancesInTitle } from '#features/catalog/label-of.server.ts';
import { sortedProducts } from '#features/catalog/sorted-products.server.ts';
import type { Passage } from '#features/knowledge/passage.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { findCategoryPage, type CategoryPage } from '../find-category-page.server.ts';
import { subjectWords } from '../reading/plain-words.server.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import { onceFor } from '#platform/time/once-for.ts';
import { describedBy, forWhom } from '../reading/products-meant.server.ts';
import type { Reading } from '../reading/read-message.server.ts';
import { asksNothing } from '../reading/wish-or-remark.server.ts';
import type { Care } from '../safety/safety.ts';
import { comesAsOneOf } from './forms.server.ts';
import { withoutExclusions } from './listed-things.server.ts';
import { cheapestFirst, holdersInOrder, holdersOf, listingByOwnName } from './holding.server.ts';
import { fits, readWanted, substancesNamed, type Wanted } from './wanted.server.ts';
import { fitsWish, SOLD_FOR_WISH, substancesForWish } from './wish-substances.server.ts';
import { type WhyNot, whyNot } from './why-not.server.ts';

export interface Chosen {
  products: Product[];
  /** The page that has more of them. */
  shelf: CategoryPage | undefined;
  /** The page about what was asked, also where none of its products may be offered. */
  page: CategoryPage | undefined;
  /** Products that would have been shown, and why each is not. */
  leftOut: readonly LeftOut[];
  /** What of the wish the products do or do not fulfill; undefined where nothing exact was asked for. */
  wished?: Wished | undefined;
}

/** What somebody asked the shop for by its name. */
export interface Wished {
  /** Substances that no product of the shop holds. */
  absent: readonly string[];
  /** The form in which none of the products comes. */
  formMissing: string | undefined;
  /** What was to be left out: none of the products lists it, or, where `none`, there is none that does not. */
  without?: { things: readonly string[]; none: boolean } | undefined;
}

export interface LeftOut {
  product: Product;
  why: WhyNot;
}

export const nothingChosen: Chosen = { products: [], shelf: undefined, page: undefined, leftOut: [] };

/** As many as fit a bubble on a phone. */
const OFFERED = 3;
/** Entries about these may be followed by products; entries about orders, the store or who should ask first may not. */
const PRODUCT_CATEGORIES: readonly string[] = ['Health goals', ...subjectCategories];

interface Options {
  turn: Turn;
  reading: Reading;
  products: readonly Product[];
  passage: Passage | undefined;
  care: Care;
}

/** The products a reply speaks of: those asked about, those that hold what was asked for, else those of its shelf. None that is not for this person. */
export async function chooseProducts(
  catalog: Pick<CatalogService, 'listShelfProducts'>,
  options: Options,
): Promise<Chosen> {
  const { reading, care, passage } = options;
  if (reading.products.length > 0) return { ...nothingChosen, ...parted(reading.products, care) };
  const { kind } = reading.ask;
  const offers =
    kind === 'shelf' ||
    ((kind === 'question' || kind === 'more') && passage !== undefined && suitsProducts(passage, reading));
  if (!offers) return nothingChosen;
  const wanted = wantedOf(options);
  // 'Cant sleep' asks for no detail, whichever answers it.
  const isDetail = kind === 'question' && passage?.asked?.alone && !asksNothing(reading.query);
  if (isDetail) return ofTheDetail(options, wanted);
  const chosen = await chooseWanted(catalog, options, wanted);
  const { withoutThings, withoutSubstances } = wanted;
  const things = [...withoutThings, ...withoutSubstances];
  if (kind !== 'shelf' || things.length === 0) return chosen;
  const isNone = chosen.products.length === 0 && chosen.leftOut.length === 0 && withoutThings.length > 0;
  if (!isNone) return withWish(chosen, { things, none: false });
  const nearest = await chooseWanted(catalog, options, { ...wanted, withoutThings: [] });
  return withWish(nearest, { things: withoutThings, none: true });
}

/** Behind the answer to one detail only what holds the thing that is asked about: the shelf of its subject is beside it. */
const ofTheDetail = (options: Options, wanted: Wanted): Chosen =>
  wanted.substances.length > 0 ? offerOf(productsHolding(options, wanted), options) : nothingChosen;

const withWish = (chosen: Chosen, without: Wished['without']): Chosen => ({
  ...chosen,
  wished: { absent: [], formMissing: undefined, ...chosen.wished, without },
});

async function chooseWanted(
  catalog: Pick<CatalogService, 'listShelfProducts'>,
  options: Options,
  wanted: Wanted,
): Promise<Chosen> {
  const { reading, passage } = options;
  const { kind } = reading.ask;
  const holding = productsHolding(options, wanted);
  const wished = kind === 'shelf' ? wishedOf(options, wanted, holding) : undefined;
  // An ingredient is more exact than a goal: who asks for ashwagandha wants it, not the shelf for stress.
  if (holding.length > 0 && (kind === 'shelf' || passage?.category !== 'Health goals'))
    return { ...offerOf(holding, options), wished };
  const query = withoutExclusions(plainWords(reading.query));
  // Nothing of ours holds the creatine that is asked of: that it 'hurts no kidneys' wants no shelf for kidneys.
  const isExact = (kind === 'shelf' && hasLimit(wanted)) || substancesNamed(query).length > 0;
  const page =
    findCategoryPage(query) ??
    (isExact ? undefined : findCategoryPage(`${query} ${passage?.question ?? ''}`));
  if (page && (wanted.substances.length === 0 || kind !== 'shelf'))
    return fromShelf(catalog, page, wanted, options);
  const forWish = kind === 'shelf' && wanted.substances.length === 0 ? holdingForWish(options, wanted) : [];
  if (forWish.length > 0) return offerOf(forWish, options);
  const others = wanted.substances.length > 0 ? [] : catalogWide(options, wanted);
  return { ...offerInOrder(others, options, page), wished };
}

function wishedOf(
  { products }: Options,
  { substances, forms }: Wanted,
  holding: readonly Product[],
): Wished | undefined {
  if (substances.length === 0) return undefined;
  const isHeld = (substance: string) => products.some((product) => labelOf(product).holds.has(substance));
  return {
    absent: substances.filter((substance) => !isHeld(substance)),
    formMissing: holding.some((product) => comesAsOneOf(product, forms)) ? undefined : holding[0] && forms[0],
  };
}

function wantedOf({ turn, reading, passage }: Options): Wanted {
  const wanted = readWanted(turn, reading.followUp ? reading.query : undefined);
  if (wanted.substances.length > 0 || reading.ask.kind === 'shelf' || passage === undefined) return wanted;
  return {
    ...wanted,
    substances: subjectCategories.includes(passage.category) ? substancesNamed(passage.question) : [],
  };
}

const suitsProducts = ({ category }: Passage, { query }: Reading): boolean =>
  PRODUCT_CATEGORIES.includes(category) || (category === OF_THE_BODY && GOODS.test(plainWords(query)));
const OF_THE_BODY = 'Health questions';
/** 'Which bottle is meant for that?' */
const GOODS =
  /\b(?:bottles?|products?|supplements?|pills?|capsules?|gumm(?:y|ies)|powders?|teas?|drops|buy|sell|carry|order|get from (?:you|yall|y'all))\b/;

/** Those of which the thing itself is in the name first, then those that are sold for it, then those that hold little else. */
function productsHolding({ products, reading }: Options, wanted: Wanted): readonly Product[] {
  const { substances } = wanted;
  const plain = plainWords(reading.query);
  const isShelf = reading.ask.kind === 'shelf';
  const said = new Set(subjectWords(plain).filter((word) => !wanted.withoutSubstances.includes(word)));
  const found =
    substances.length > 0 ? holdersOf(products, substances) : isShelf ? listingByOwnName(products, said) : [];
  const holding = found.filter((product) => fits(product, wanted));
  // The cheapest zinc is a zinc, and no multivitamin that has some.
  const isCalledSo = (product: Product) => substancesInTitle(product).some((one) => substances.includes(one));
  const own = reading.ask.kind === 'shelf' && reading.ask.cheapestFirst ? holding.filter(isCalledSo) : [];
  const kept = own.length > 0 ? own : forWhom(plain, holding);
  const inForm = kept.filter((product) => comesAsOneOf(product, wanted.forms));
  return inForm.length > 0 ? inForm : kept;
}

const wishedFor = ({ query }: Reading) => substancesForWish(withoutExclusions(plainWords(query)));

/** Those that hold what such a wish is mostly for, best first. */
function holdingForWish({ products, reading }: Options, wanted: Wanted): Product[] {
  const substances = wishedFor(reading);
  const ofWish = fitsWish(substances);
  return holdersInOrder(products, substances)
    .map((product) => ({ product, fit: ofWish(product) }))
    .filter((one) => fits(one.product, wanted) && comesAsOneOf(one.product, wanted.forms))
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ product }) => product);
}

/** 'What is your cheapest?', 'do you have gummies?', 'anything vegan?': of everything. */
function* catalogWide({ products, reading: { ask } }: Options, wanted: Wanted): Generator<Product> {
  if (ask.kind !== 'shelf' || !(hasLimit(wanted) || ask.cheapestFirst || ask.popular)) return;
  const inOrder = ask.cheapestFirst ? cheapestFirst(products) : sortedProducts(products, 'featured');
  for (const product of availableFirst(inOrder))
    if (fits(product, wanted) && comesAsOneOf(product, wanted.forms)) yield product;
}

function* availableFirst(products: readonly Product[]): Generator<Product> {
  for (const product of products) if (product.availableForSale) yield product;
  for (const product of products) if (!product.availableForSale) yield product;
}

/** It says by itself what a product has to be. */
const hasLimit = (wanted: Wanted): boolean =>
  wanted.forms.length > 0 ||
  wanted.vegan ||
  wanted.vegetarian ||
  wanted.withoutForms.length > 0 ||
  wanted.withoutAllergens.length > 0 ||
  wanted.withoutThings.length > 0 ||
  wanted.mostCents !== undefined;

/** Those of a shelf that fit but for their price, the cheapest first. */
const atAnyPrice = (listed: readonly Product[], wanted: Wanted): Product[] =>
  sortedProducts(listed, 'price-low').filter(
    (product) => fits(product, { ...wanted, mostCents: undefined }) && comesAsOneOf(product, wanted.forms),
  );

async function fromShelf(
  catalog: Pick<CatalogService, 'listShelfProducts'>,
  page: CategoryPage,
  wanted: Wanted,
  options: Options,
): Promise<Chosen> {
  const listed = await catalog.listShelfProducts({ slug: page.slug });
  const all = sortedProducts(listed, 'featured');
  // Where nothing is asked of them, ten thousand need not be looked at one by one.
  const inForm =
    hasLimit(wanted) || wanted.withoutSubstances.length > 0
      ? all.filter((product) => fits(product, wanted) && comesAsOneOf(product, wanted.forms))
      : all;
  // Of what is dearer than was wished the cheapest is nearer to it than what is cheap and for something else.
  const dearer = wanted.mostCents === undefined || inForm.length > 0 ? [] : atAnyPrice(listed, wanted);
  // Who asks for a tea to sleep by and gets none of the shelf is better served by a tea than by nothing.
  const described = describedBy(plainWords(options.reading.query));
  const ofWish = fitsWish(wishedFor(options.reading));
  const found =
    inForm.length > 0
      ? namedFirst(inForm, page.title)
          .map((product) => ({ product, described: described(product), ofWish: ofWish(product) }))
          .toSorted((a, b) => b.described - a.described || b.ofWish - a.ofWish)
          .map(({ product }) => product)
      : ([dearer, [...catalogWide(options, wanted)]].find((list) => list.length > 0) ?? []);
  // 'Something to grow my hips' is no wish of the shelf for joints.
  const elsewhere = found.some((product) => ofWish(product) > SOLD_FOR_WISH)
    ? []
    : holdingForWish(options, wanted);
  if (elsewhere.length > 0) return offerOf(elsewhere, options);
  const chosen = offerOf(found, options, page);
  return { ...chosen, shelf: chosen.products.length > 0 ? page : undefined };
}

function offerOf(candidates: readonly Product[], options: Options, page?: CategoryPage): Chosen {
  const { ask } = options.reading;
  const byPrice = ask.kind === 'shelf' && ask.cheapestFirst;
  return offerInOrder(byPrice ? cheapestFirst(candidates) : availableFirst(candidates), options, page);
}

/** Looks at no more of them than it takes. */
function offerInOrder(inOrder: Iterable<Product>, { care }: Options, page?: CategoryPage): Chosen {
  const { products, leftOut } = firstOffered(inOrder, care);
  // What would not have been shown anyway need not be explained.
  const explained = products.length > 0 ? leftOut.filter(({ place }) => place < OFFERED) : leftOut;
  return {
    products,
    shelf: undefined,
    page,
    leftOut: explained.map(({ product, why }) => ({ product, why })),
  };
}

/** As many as a reply shows, with those before them that are not for this person. The rest of a large shop is not looked at. */
function firstOffered(inOrder: Iterable<Product>, care: Care) {
  const products: Product[] = [];
  const leftOut: (LeftOut & { place: number })[] = [];
  let place = 0;
  for (const product of inOrder) {
    if (products.length === OFFERED) break;
    const why = whyNot(product, care);
    if (why) leftOut.push({ product, why, place });
    else products.push(product);
    place += 1;
  }
  return { products, leftOut };
}

function parted(candidates: readonly Product[], care: Care): Pick<Chosen, 'products' | 'leftOut'> {
  const judged = candidates.map((product) => ({ product, why: whyNot(product, care) }));
  return {
    products: judged.flatMap(({ product, why }) => (why ? [] : [product])),
    leftOut: judged.flatMap(({ product, why }) => (why ? [{ product, why }] : [])),
  };
}

const wordsOfTitle = onceFor(({ title }: Product) => plainWords(title).split(' '));

/** Of the shelf 'Bone & Joint' those first that are called after it: 'Joint Formula' before a vitamin that stands there as well. */
function namedFirst(products: readonly Product[], shelf: string): Product[] {
  const words = subjectWords(plainWords(shelf));
  const isNamed = (product: Product) => wordsOfTitle(product).some((word) => words.includes(word));
  const { named = [], others = [] } = Object.groupBy(products, (product) =>
    isNamed(product) ? 'named' : 'others',
  );
  return [...named, ...others];
}
