import type { ProductLabel } from '#assistant/products/product-label.ts';
import { labelOf, substancesInTitle } from '#features/catalog/label-of.server.ts';
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
import type { ProductQuestion } from './product-question.server.ts';
import { notStated, type ProductAnswer, type Told } from './product-answer.server.ts';
import { ASKS_TASTE, writtenOf } from './written-of-product.server.ts';
import { amount, contains, contents, diet, linesOf } from './told-of-contents.server.ts';

export function answerProduct(product: Product, question: ProductQuestion): ProductAnswer {
  const told = tell(product, labelOf(product), question);
  const short =
    told.short ?? told.text.replace(/^.*?\{product\}(?:’s)? (?:is |has )?/, '').replace(/\.$/, '');
  return { known: true, items: [], apart: [], after: [], ...told, short, product };
}

function tell(product: Product, label: ProductLabel, question: ProductQuestion): Told {
  switch (question.kind) {
    case 'contains':
      return contains(label, withoutItself(product, question));
    case 'amount':
      return amount(label, question);
    case 'vegan':
    case 'vegetarian':
      return diet(label, question.kind);
    case 'warnings':
      return warnings(label);
    case 'concern':
      return concern(question.told.find((one) => one.product === product));
    case 'beside':
      return beside(label, question.medicine);
    case 'together':
      return concerning(label);
    case 'directions':
      return directions(label);
    case 'contents':
      return contents(label);
    case 'count':
      return count(product, label);
    case 'lasts':
      return lasts(product, label);
    case 'form':
      return form(product, label, question.big === true);
    case 'price':
      return price(product, question.times);
    case 'written':
      return written(product, label, question.plain);
    case 'asked':
      return asked(label, question);
    default:
      return offer(product, label, question.kind);
  }
}

/** 'Does the carnitine have caffeine' asks for caffeine: what the product is called after need not be looked for where more is named. */
function withoutItself(
  product: Product,
  question: Extract<ProductQuestion, { kind: 'contains' }>,
): Extract<ProductQuestion, { kind: 'contains' }> {
  const itself = substancesInTitle(product);
  const others = question.substances.filter((one) => !itself.includes(one));
  const [first] = others;
  if (first === undefined || others.length === question.substances.length) return question;
  return { ...question, substances: others, words: first.replaceAll('-', ' ') };
}

function written(product: Product, label: ProductLabel, plain: string): Told {
  const said = writtenOf(product, plain);
  const flavors = ASKS_TASTE.test(plain) && product.variants.length > 1 ? sizesOf(product) : [];
  if (said.length > 0)
    return { text: `The page of {product} says: ${said.join(' ')}`, items: flavors, short: said.join(' ') };
  const nothing = `The page of {product} does not say it. What it says: ${label.about}`;
  return { text: nothing, items: flavors, short: 'its page does not say' };
}

/** The question before its answer, where another one may have been meant. */
const asked = (
  label: ProductLabel,
  { question, answer, alone, directions: toTake }: Extract<ProductQuestion, { kind: 'asked' }>,
): Told => ({
  after: toTake && label.directions ? [`The label says: ${label.directions}`] : [],
  text: alone ? `{product}: ${answer}` : `{product}: “${question}” ${answer}`,
  short: answer,
});

function form(product: Product, label: ProductLabel, big: boolean): Told {
  if (label.form === undefined) return notStated('form');
  const text = `{product} comes as ${label.form}.`;
  if (!big) return { text, items: sizesOf(product), short: label.form };
  const serving = label.servingSize ? ` A serving is ${label.servingSize}.` : '';
  return {
    text: `${text}${serving}`,
    after: [
      'How big one is stands neither on its page nor on its label: ask through the contact page before you buy.',
    ],
    short: label.form,
  };
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

function concern(told: Extract<ProductQuestion, { kind: 'concern' }>['told'][number] | undefined): Told {
  const said = told?.quotes.join(' ') ?? '';
  const held = told?.held ? `It holds ${told.held}, which our table names beside ${told.concern}.` : '';
  if (said === '' && held === '') return notStated('warnings');
  const label = said === '' ? `{product}: ${held}` : `The label of {product} says: ${said}`;
  return { text: label, short: said || held };
}

/** Neither label nor table speaks against it: that is no leave to take it. */
function beside(label: ProductLabel, medicine: string): Told {
  const own = concerning(label);
  return {
    text: `Neither the label of {product} nor our table names ${medicine}. That is no all-clear: a pair that nobody wrote down is unknown.`,
    apart: own.known === false ? [] : [`What its label does warn of: ${own.short ?? ''}`],
    after: ['Show the label to your pharmacist, with the list of what you take, before the first one.'],
    short: `nothing is written of ${medicine}`,
  };
}

/** Its warnings that name somebody or something: beside a second label nobody reads twice how to store it. */
function concerning(label: ProductLabel): Told {
  const { warnings: all } = label;
  // 'Pregnant or nursing?' names them, and the sentence behind it says what to do.
  const own = all
    .filter(({ concepts }, at) => concepts.length > 0 || all[at - 1]?.text.endsWith('?') === true)
    .map(({ text }) => text);
  return own.length === 0
    ? notStated('warnings')
    : { text: `The label of {product} warns: ${own.join(' ')}`, short: own.join(' ') };
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
