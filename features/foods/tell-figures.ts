import { type Nutrient, nutrients as all } from '#content/foods/nutrients.ts';
import type { NamedFood, Preparation } from './find-foods.ts';
import type { FoodQuestion } from './food-question.ts';

/** FDA: 20 % of the Daily Value or more is high, 5 % or less is low. A good source has 10 to 19 % (21 CFR 101.54). */
const [HIGH, GOOD, LOW] = [20, 10, 5];
/** Held against each other where nothing is named. */
const COMPARED: ReadonlySet<string> = new Set([
  'protein',
  'fiber',
  'sugar',
  'sodium',
  'calcium',
  'iron',
  'magnesium',
  'potassium',
  'vitamin-a',
  'vitamin-c',
  'folate',
  'vitamin-k',
]);
/** What everybody wants to know of a food. */
const BASICS = ['calories', 'protein', 'carbohydrate', 'fiber', 'sugar', 'fat', 'sodium'];
const NOT_GOOD: ReadonlySet<string> = new Set([
  ...BASICS.filter((id) => id !== 'protein' && id !== 'fiber'),
  'saturated-fat',
  'cholesterol',
]);
/** By less, two foods have about the same. */
const ABOUT_THE_SAME = 1.15;
const CLEARLY_MORE = 1.3;

/** The answer as sentences, none of them ending in a figure's point. */
export function tellFigures({ foods, nutrients, compares, least }: FoodQuestion): string {
  if (nutrients.length === 0) return (foods.length > 1 ? compared(foods) : foods.map(contents)).join(' ');
  const sentences = nutrients.flatMap((nutrient) =>
    foods.length > 1 ? ranked(foods, nutrient, least) : foods.map((one) => amount(one, nutrient)),
  );
  return [...sentences, ...(compares && foods.length === 1 ? [NO_FIGURES] : [])].join(' ');
}
const NO_FIGURES = 'Of the other one I have no figures.';

const per100g = ({ per100g }: Preparation, nutrient: Nutrient): number | null =>
  per100g[all.indexOf(nutrient)] ?? null;
const perPortion = (as: Preparation, nutrient: Nutrient): number | null => {
  const own = per100g(as, nutrient);
  return own === null ? null : (own * as.grams) / 100;
};

const servingOf = ({ name, portion, grams }: Preparation): string =>
  `${portion.endsWith(' g') ? portion : `${portion} (${round(grams)} g)`} of ${name}`;

function amount({ as }: NamedFood, nutrient: Nutrient): string {
  const own = perPortion(as, nutrient);
  if (own === null) return `USDA has no figure for ${nutrient.name} in ${as.name}.`;
  return own === 0
    ? `There is no ${nutrient.name} in ${as.name}.`
    : `${capital(servingOf(as))} has about ${said(own, nutrient)}${judged(own, nutrient)}.`;
}

function judged(own: number, nutrient: Nutrient): string {
  const percent = percentOf(own, nutrient);
  if (percent === undefined) return '';
  const word = percent >= HIGH ? ', which counts as high' : percent <= LOW ? ', which counts as low' : '';
  return `: ${percent < 1 ? 'less than 1' : percent}% of the Daily Value${word}`;
}

/** Which has more, by weight, and how much a portion of each has. */
function ranked(foods: readonly NamedFood[], nutrient: Nutrient, least: boolean): string[] {
  const known = foods
    .flatMap(({ as }) => {
      const value = per100g(as, nutrient);
      return value === null ? [] : [{ as, value }];
    })
    .toSorted((a, b) => b.value - a.value);
  const unknown = foods
    .filter(({ as }) => per100g(as, nutrient) === null)
    .map(({ as }) => `USDA has no figure for ${nutrient.name} in ${as.name}.`);
  const [most, next] = known;
  if (!most || !next) return foods.map((one) => amount(one, nutrient));
  const lowest = known.at(-1) ?? next;
  const verdict =
    most.value <= next.value * ABOUT_THE_SAME && known.length === 2
      ? `Weight for weight, ${most.as.name} and ${next.as.name} have about the same ${nutrient.name}`
      : least
        ? `Weight for weight, there ${are(nutrient)} least ${nutrient.name} in ${lowest.as.name}`
        : `Weight for weight, there ${are(nutrient)} more ${nutrient.name} in ${most.as.name} than in ${next.as.name}`;
  const figures = known.map(({ as, value }) => `${said(value, nutrient)} in 100 g of ${as.name}`).join(', ');
  const portions = known.every(({ as }) => as.portion.endsWith(' g'))
    ? []
    : [
        `That is ${known.map(({ as }) => `${said(perPortion(as, nutrient) ?? 0, nutrient)} in ${servingOf(as)}`).join(' and ')}.`,
      ];
  return [`${verdict}: ${figures}.`, ...portions, ...unknown];
}

/** What two foods differ in, by weight. */
function compared(foods: readonly NamedFood[]): string[] {
  const [one, other] = foods;
  if (!one || !other) return [];
  const moreIn = (a: Preparation, b: Preparation) =>
    all.filter((nutrient) => {
      const [own, theirs] = [per100g(a, nutrient), per100g(b, nutrient)];
      const matters = own !== null && (percentOf(own, nutrient) ?? own) >= LOW;
      return (
        COMPARED.has(nutrient.id) && own !== null && theirs !== null && matters && own > theirs * CLEARLY_MORE
      );
    });
  const [inOne, inOther] = [moreIn(one.as, other.as), moreIn(other.as, one.as)].map((list, at) =>
    list.length > 0 ? [`more ${listed(list.map(({ name }) => name))} in ${foods[at]?.as.name}`] : [],
  );
  const more = [...(inOne ?? []), ...(inOther ?? [])];
  const verdict =
    more.length > 0
      ? `Weight for weight, there is ${more.join(', and ')}.`
      : `Weight for weight, ${one.as.name} and ${other.as.name} are much alike.`;
  return [verdict, ...foods.map(({ as }) => `${capital(servingOf(as))} has ${basicFigures(as)}.`)];
}

const basicFigures = (as: Preparation): string => {
  const figures = BASICS.flatMap((id) => {
    const nutrient = all.find((one) => one.id === id);
    const own = nutrient && perPortion(as, nutrient);
    return nutrient && own ? [said(own, nutrient)] : [];
  });
  return listed(figures);
};

function contents({ as }: NamedFood): string {
  const shares = all.flatMap((nutrient) => {
    const percent = percentOf(perPortion(as, nutrient) ?? 0, nutrient);
    return percent === undefined || NOT_GOOD.has(nutrient.id) ? [] : [{ nutrient, percent }];
  });
  const between = (from: number, to: number) =>
    shares
      .filter(({ percent }) => percent >= from && percent < to)
      .toSorted((a, b) => b.percent - a.percent)
      .map(({ nutrient, percent }) => `${nutrient.name} (${percent}%)`);
  const [high, good] = [between(HIGH, Number.POSITIVE_INFINITY), between(GOOD, HIGH)];
  const sentences = [
    ...(high.length > 0 ? [`It is high in ${listed(high)}, by the Daily Value.`] : []),
    ...(good.length > 0
      ? [`${high.length > 0 ? 'It is also' : 'It is'} a good source of ${listed(good)}.`]
      : []),
    ...(high.length + good.length === 0
      ? ['No vitamin or mineral reaches 10% of the Daily Value in it.']
      : []),
  ];
  return [`${capital(servingOf(as))} has ${basicFigures(as)}.`, ...sentences].join(' ');
}

const percentOf = (own: number, { dailyValue }: Nutrient): number | undefined =>
  dailyValue === undefined ? undefined : Math.round((own / dailyValue) * 100);

const said = (own: number, { name, unit }: Nutrient): string =>
  unit === 'calories' ? `${round(own)} calories` : `${round(own)} ${unit} of ${name}`;

/** Three digits at most: USDA's figures are averages. */
const round = (value: number): string =>
  (value >= 1000
    ? Math.round(value / 10) * 10
    : value >= 100
      ? Math.round(value)
      : Number(value.toPrecision(2))
  ).toLocaleString('en-US');

const are = ({ unit }: Nutrient) => (unit === 'calories' ? 'are' : 'is');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function listed(parts: readonly string[]): string {
  const [last, ...before] = [...parts].reverse();
  return before.length === 0 ? (last ?? '') : `${before.reverse().join(', ')} and ${last}`;
}
