import type { ProductLabel } from '#assistant/products/product-label.ts';
import { labelOf } from '#features/catalog/label-of.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { offerOf } from '#features/catalog/offer.ts';
import { formatMoney, fromCents, toCents } from '#platform/money/money.ts';
import {
  nameOfSize,
  priceOf,
  servingPriceOf,
  servingPrices,
  sizesOf,
  stockOf,
} from './price-and-stock.server.ts';
import { linesListing, linesOfNone } from './listed-things.server.ts';
import type { ProductQuestion } from './product-question.server.ts';

/** What a product's own facts answer, for whoever writes the reply. In the texts `{product}` stands for its name. */
export interface ProductAnswer {
  product: Product;
  /** Nothing is written down of it: the text says so. */
  known: boolean;
  text: string;
  items: readonly string[];
  /** More of it, for whoever asks. */
  apart: readonly string[];
  /** What is said beside it to who may take it. */
  after: readonly string[];
  /** The answer in a few words, for a list of several products. */
  short: string;
}

type Told = Partial<Omit<ProductAnswer, 'product'>> & { text: string };

export function answerProduct(product: Product, question: ProductQuestion): ProductAnswer {
  const told = tell(product, labelOf(product), question);
  const short =
    told.short ?? told.text.replace(/^.*?\{product\}(?:’s)? (?:is |has )?/, '').replace(/\.$/, '');
  return { known: true, items: [], apart: [], after: [], ...told, short, product };
}

function tell(product: Product, label: ProductLabel, question: ProductQuestion): Told {
  switch (question.kind) {
    case 'contains':
      return contains(label, question);
    case 'amount':
      return amount(label, question);
    case 'vegan':
    case 'vegetarian':
      return diet(label, question.kind);
    case 'warnings':
      return warnings(label);
    case 'directions':
      return directions(label);
    case 'contents':
      return contents(label);
    case 'count':
      return count(product, label);
    case 'lasts':
      return lasts(product, label);
    case 'form':
      return label.form === undefined
        ? notStated('form')
        : { text: `{product} comes as ${label.form}.`, items: sizesOf(product), short: label.form };
    case 'price':
      return price(product, question.times);
    default:
      return offer(product, label, question.kind);
  }
}

function price(product: Product, times: number | undefined): Told {
  const { amount, currencyCode } = offerOf(product).price;
  const all = times && formatMoney(fromCents(toCents(amount) * times, currencyCode));
  return {
    text: `{product} is ${priceOf(product)}${product.availableForSale ? '' : ', and sold out right now'}.`,
    items: sizesOf(product),
    after: all ? [`${times} of it come to ${all}, before shipping and any discount.`] : [],
    short: `${priceOf(product)}${all ? `, ${times} of it ${all}` : ''}`,
  };
}

const notStated = (what: string): Told => ({
  known: false,
  text: `The catalogue does not state the ${what} of {product}. Its page shows everything we know; a person answers on the [contact page](/contact).`,
  short: 'not stated',
});

function offer(
  product: Product,
  label: ProductLabel,
  kind: 'about' | 'serving-price' | 'sizes' | 'stock',
): Told {
  const sizes = sizesOf(product);
  const { availableForSale } = product;
  switch (kind) {
    case 'serving-price': {
      const each = servingPrices(product);
      if (each.length === 0)
        return { ...notStated('number of servings'), after: [`It is ${priceOf(product)}.`] };
      return {
        text: `A serving of {product} costs ${formatMoney(each[0]?.price ?? product.minPrice)}${each[0] ? nameOfSize(product, each[0].variant) : ''}.`,
        items: each.map(
          ({ variant, price, servings }) =>
            `${product.variants.length > 1 ? `${variant.title}: ` : ''}${formatMoney(variant.price)} for ${servings} servings, ${formatMoney(price)} each`,
        ),
        short: servingPriceOf(product) ?? 'not stated',
      };
    }
    case 'sizes':
      return sizes.length === 0
        ? { text: `{product} comes in one size, ${priceOf(product)}.` }
        : { text: '{product} comes as:', items: sizes, short: sizes.join('; ') };
    case 'stock':
      return {
        text: availableForSale
          ? `Yes, {product} is in stock, ${priceOf(product)}.`
          : 'No, {product} is sold out right now.',
        after: availableForSale ? soldOutSizes(product) : [],
        short: stockOf(product),
      };
    case 'about':
      return {
        text: `{product}: ${label.about}`,
        items: [
          `Price: ${priceOf(product)}`,
          `Availability: ${stockOf(product)}`,
          ...(label.ingredients.length > 0 ? [`On the label: ${linesOf(label).slice(0, 5).join('; ')}`] : []),
        ],
        after: [
          'Ask me for its directions, its warnings or its sizes, or open its page for the whole label.',
        ],
        short: label.about,
      };
  }
}

function soldOutSizes({ variants }: Product): string[] {
  const gone = variants.filter(({ availableForSale }) => !availableForSale).map(({ title }) => title);
  return gone.length > 0 ? [`Sold out in: ${gone.join(', ')}.`] : [];
}

/** 'Zinc (as zinc gluconate) 15 mg 136%' */
export const linesOf = ({ ingredients }: ProductLabel): string[] =>
  ingredients.map(({ name, amount: much, percent }) => [name, much, percent].filter(Boolean).join(' '));

function contents(label: ProductLabel): Told {
  if (!label.readable.contents) return notStated('ingredients');
  return {
    text: `This is what the label of {product} lists${label.servingSize ? ` for a serving of ${label.servingSize}` : ''}:`,
    items: linesOf(label),
    apart:
      label.otherIngredients.length > 0 ? [`Other ingredients: ${label.otherIngredients.join(', ')}.`] : [],
    after: label.directions ? [`The label says: ${label.directions}`] : [],
    short: linesOf(label).slice(0, 4).join('; '),
  };
}

function directions(label: ProductLabel): Told {
  if (!label.directions) return notStated('directions');
  return {
    text: `The label of {product} says: ${label.directions}`,
    after: ['Take no more than the label says, and ask your pharmacist first if you take medicine.'],
    short: label.directions,
  };
}

function warnings(label: ProductLabel): Told {
  const own = label.warnings.map(({ text }) => text).join(' ');
  const whether =
    'I cannot tell whether it suits you: your pharmacist can, with the label and the list of what you take.';
  return own === ''
    ? { ...notStated('warnings'), after: [whether] }
    : { text: `Please read first, from the label of {product}: ${own}`, after: [whether], short: own };
}

function contains(label: ProductLabel, asked: Extract<ProductQuestion, { kind: 'contains' }>): Told {
  if (!label.readable.contents) return notStated('ingredients');
  const { allergens, substances, words, free } = asked;
  const listed = linesListing(label, words);
  const holds =
    allergens.some((one) => label.contains.has(one)) ||
    substances.some((one) => label.holds.has(one)) ||
    (allergens.length === 0 && listed.length > 0);
  if (holds) {
    const rows = label.ingredients.filter(({ concepts }) => concepts.some((one) => substances.includes(one)));
    const own = rows.map(({ name, amount: much }) => [name, much].filter(Boolean).join(', '));
    const told = own.length > 0 ? own : listed;
    return {
      // 'Is it sugar free' is no where there is sugar.
      text: `${free ? 'No' : 'Yes'}, the label of {product} lists ${words}${told.length > 0 ? `: ${told.join('; ')}` : ''}.`,
      short: `${free ? 'no' : 'yes'}, it lists ${words}`,
    };
  }
  if (allergens.length > 0 && allergens.every((one) => label.freeOf.has(one)))
    return {
      text: `${free ? 'Yes' : 'No'}: the page of {product} says that it has no ${words}.`,
      short: `no ${words}`,
    };
  const none = linesOfNone(label, words);
  return {
    text: `The label of {product} lists no ${words}${none.length > 0 ? `: ${none.join('; ')}` : ''}.`,
    apart:
      allergens.length > 0
        ? [
            'It does not promise to be free of traces. With an allergy, read the label itself and ask us or your pharmacist before the first one.',
          ]
        : [],
    short: `lists no ${words}`,
  };
}

function amount(
  label: ProductLabel,
  { substances, words }: Extract<ProductQuestion, { kind: 'amount' }>,
): Told {
  const called = new RegExp(`\\b${words.replace(/s$/, '')}`, 'i');
  const rows = label.ingredients.filter(
    ({ name, concepts }) =>
      concepts.some((one) => substances.includes(one)) || (substances.length === 0 && called.test(name)),
  );
  if (rows.length === 0)
    return label.readable.contents
      ? { text: `The label of {product} lists no ${words}.` }
      : notStated('ingredients');
  const told = rows.map(
    ({ name, amount: much, percent }) =>
      `${name}: ${[much ?? 'amount not stated', percent && `${percent} of the daily value`].filter(Boolean).join(', ')}`,
  );
  return {
    text: `The label of {product} lists${label.servingSize ? `, in a serving of ${label.servingSize}` : ''}: ${told.join('; ')}.`,
    short: told.join('; '),
  };
}

function diet({ vegan, vegetarian, readable }: ProductLabel, kind: 'vegan' | 'vegetarian'): Told {
  const is = kind === 'vegan' ? vegan : vegetarian;
  if (is === true) return { text: `Yes, {product} is ${kind}, as its page says.`, short: kind };
  if (is === false)
    return {
      text: `No, {product} is not ${kind}: its label lists something from an animal.`,
      short: `not ${kind}`,
    };
  return {
    known: false,
    text: readable.contents
      ? `The label of {product} lists nothing from an animal that I know of, but it does not call itself ${kind}, so I cannot promise it.`
      : `The catalogue does not say whether {product} is ${kind}.`,
    short: 'not stated',
  };
}

function count(product: Product, label: ProductLabel): Told {
  const each = countsOf(product, label);
  if (each.length === 0) return notStated('count');
  const serving = label.servingSize ? ` A serving is ${label.servingSize}.` : '';
  return each.length === 1
    ? { text: `{product} has ${each[0]}.${serving}`, short: each[0] ?? '' }
    : { text: `{product} comes in these counts.${serving}`, items: each, short: each.join('; ') };
}

/** '90-day supply: 360 capsules, 90 servings' for each size; flavors of one size count once. */
export function countsOf(product: Product, { variants, perServing, form }: ProductLabel): string[] {
  const lines = product.variants.flatMap((variant, at) => {
    const { pieces, servings } = variants[at] ?? {};
    const unit = perServing?.unit ?? form ?? 'piece';
    const told = [
      ...(pieces === undefined
        ? []
        : [`${pieces} ${pieces === 1 ? unit : unit.replace(/y$/, 'ie')}${pieces === 1 ? '' : 's'}`]),
      ...(servings === undefined ? [] : [`${servings} servings`]),
    ].join(', ');
    return told === '' ? [] : [{ title: variant.title, told }];
  });
  const same = new Set(lines.map(({ told }) => told)).size === 1;
  return same
    ? lines.slice(0, 1).map(({ told }) => told)
    : lines.map(({ title, told }) => `${title}: ${told}`);
}

function lasts(product: Product, label: ProductLabel): Told {
  const { servingsPerDay, variants } = label;
  const days = (servings: number) => {
    const most = Math.floor(servings / (servingsPerDay?.least ?? 1));
    const least = Math.floor(servings / (servingsPerDay?.most ?? 1));
    return least === most ? `about ${most} days` : `about ${least} to ${most} days`;
  };
  const each = product.variants.flatMap(({ title }, at) => {
    const servings = variants[at]?.servings;
    return servings === undefined ? [] : [{ title, told: days(servings), servings }];
  });
  const [first] = each;
  if (!first) return notStated('number of servings');
  const how = servingsPerDay ? 'taken as its label says' : 'at one serving a day';
  const same = each.every(({ told }) => told === first.told);
  return same
    ? { text: `{product} lasts ${first.told}, ${how}: it has ${first.servings} servings.`, short: first.told }
    : {
        text: `How long {product} lasts, ${how}:`,
        items: each.map(({ title, told }) => `${title}: ${told}`),
        short: each.map(({ title, told }) => `${title} ${told}`).join('; '),
      };
}
