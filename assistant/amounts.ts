import { stemOf } from './language/stem.ts';
import type { Token } from './turn.ts';
import type { Found } from './lexicon/matcher.ts';
import { type Near, pressureOf } from './pressure-read.ts';

/** What numbers mean beside the words around them, as concepts of the kind quantity. */

const words = (text: string) => new Set(text.split(/\s+/).map(stemOf));
const SUGAR = words(
  'sugar glucose meter glucometer cgm dexcom libr freestyl a1c azuca azucar glucosa sik sugars glycemia',
);
const PRESSURE = words(
  'pressur bloodpressure cuff bp systolic diastolic presion tansyon machin reading top bottom',
);
const FEVER = words(
  'fever temp temperatur thermometer degre fiebre fahrenheit forehead rectal lafyev fievr hot',
);
const OXYGEN = words('oxygen o2 sat sats ox oximeter spo2 saturation pulseox');
const PULSE = words('pulse heart bpm beat hr heartbeat watch fitbit');
const AGE_UNITS = words('year yo ano');
const MONTH = words('month mo mes mwa');
const WEEK = words('week semana semenn');
const DAY = words('day dia jou');
const PILL = words(
  'pill tablet tab capsul cap gummy softgel caplet dos lozenge patch pastilla grenn tylenol advil ibuprofen aspirin melatonin benadryl aleve motrin nyquil xanax iron vitamin excedrin zzzquil unisom percocet oxy norco vicodin tramadol metformin lisinopril metoprolol amlodipin ativan klonopin ambien insulin unit',
);
const TAKEN = words(
  'take swallow pop down eat chew drink chug gulp ingest tomo tragar tomar pran vale od overdos',
);
const PREGNANT = words('pregnant pregnancy along expect embarazada ansent gestation');
const YOUNG = words('baby infant newborn old son daughter child toddler kid');
const BARE = words('now say says read reading it is at down dropped meter says showing');
const ELDER = 65;
const HAS_YEARS = new Set(['gen', 'tiene', 'de']);
const DEGREE = stemOf('degree');

/** Highest amount a day that labels or the Institutes of Health name for adults, in milligrams (vitamin D in international units). */
const MAXIMUM: ReadonlyMap<string, number> = new Map(
  Object.entries({
    acetaminophen: 4000,
    tylenol: 4000,
    paracetamol: 4000,
    ibuprofen: 3200,
    advil: 3200,
    motrin: 3200,
    aspirin: 4000,
    naproxen: 1500,
    aleve: 1500,
    benadryl: 300,
    diphenhydramin: 300,
    iron: 200,
    melatonin: 60,
    caffein: 800,
    niacin: 2000,
    zinc: 200,
    potassium: 5000,
  }),
);
const NO_SUGAR = words('gram teaspoon cost dollar price');
const PULSE_ONLY = words('pulse bpm hr heartbeat');
const AGED = words('old yo age aged turn');
const YOUNG_PERSON = words(
  'baby infant newborn son daughter child kid toddler nephew niece grandchild boy girl bebe hijo hija boss little',
);
const YOUNG_RELATIVE = words('son daughter child grandchild nephew niece boy girl');
const USUAL = words(
  'different day daily each kind prescribed morning doctor bottle count per serving supply',
);

export function readAmounts(tokens: readonly Token[]): Found[] {
  const near: Near = (index, stems, reach = 6) => {
    for (let at = Math.max(0, index - reach); at <= Math.min(tokens.length - 1, index + reach); at++) {
      if (stems.has(tokens[at]?.stem ?? '') && tokens[at]?.sentence === tokens[index]?.sentence) return true;
    }
    return false;
  };
  const habit = tokens.some(({ raw }) => raw === 'takes');
  return tokens.flatMap((token, from) => {
    if (token.number === undefined) return [];
    const ids = meaningsOf(token.number, tokens, from, { near, habit });
    return ids.map((concept) => ({ concept, from, to: from + 1 }));
  });
}

function meaningsOf(
  value: number,
  tokens: readonly Token[],
  at: number,
  { near, habit }: { near: Near; habit: boolean },
): string[] {
  const ids = [
    ...ageOf(value, tokens, at, near),
    ...takenOf(value, tokens, at, { near, habit }),
    ...timeOf(value, tokens, at),
  ];
  const unit = unitAfter(tokens, at);
  const bare = !isUnit(unit) && !DAY.has(unit);
  if (
    value >= 10 &&
    value < 70 &&
    bare &&
    near(at, SUGAR, 6) &&
    !near(at, NO_SUGAR, 4) &&
    !isAgeOf(tokens, at)
  )
    ids.push('sugar-low');
  if (value >= 300 && value <= 1500 && bare && near(at, SUGAR, 6)) ids.push('sugar-high');
  if (value >= 80 && value < 250 && bare && near(at, SUGAR, 4)) ids.push('sugar-told');
  if (bare && value >= 20 && value < 70 && near(at, BARE, 4)) ids.push('bare-number-low');
  if (bare && value >= 300 && value < 900 && near(at, BARE, 4)) ids.push('bare-number-high');
  ids.push(...pressureOf(tokens, at, { near, isUnit }));
  const young = value % 1 !== 0 && near(at, YOUNG, 8);
  const running = /^(?:run|got|spike)$/.test(tokens[at - 1]?.stem ?? '') && value % 1 !== 0;
  const fever = near(at, FEVER, 5) || unit === 'f' || unit === DEGREE || young || running;
  if (fever && ((value >= 100.4 && value < 103) || (value >= 38 && value < 39.4 && value % 1 !== 0)))
    ids.push('temperature-fever');
  if (fever && ((value >= 103 && value < 109) || (value >= 39.4 && value < 43)))
    ids.push('temperature-fever', 'temperature-high');
  if (value >= 40 && value < 91 && near(at, OXYGEN, 7) && bare) ids.push('oxygen-low');
  if (value >= 130 && value < 300 && near(at, PULSE, 5) && !near(at, PRESSURE, 3)) ids.push('pulse-fast');
  if (value >= 15 && value < 45 && near(at, PULSE_ONLY, 5)) ids.push('pulse-slow');
  return ids;
}

const unitAfter = (tokens: readonly Token[], at: number) => tokens[at + 1]?.stem ?? '';
const isUnit = (unit: string) =>
  AGE_UNITS.has(unit) ||
  MONTH.has(unit) ||
  WEEK.has(unit) ||
  PILL.has(unit) ||
  /^(?:milligram|mg|mcg|microgram|iu|gram|g|ml|%|minut|hour|dollar|time|oz|ounc|lb|pound)$/.test(unit);

/** 'He's 58 and he has sugar' tells an age. Of a lower number, or with 'now' behind it, that is not so sure. */
const isAgeOf = (tokens: readonly Token[], at: number): boolean => {
  const [two = '', one = '', next = ''] = [at - 2, at - 1, at + 1].map((place) => tokens[place]?.word);
  const ofSomebody = PERSONS.test(one) || (PERSONS.test(two) && /^(?:is|am|are|be)$/.test(one));
  return (tokens[at]?.number ?? 0) >= 50 && ofSomebody && !/^(?:now|right|on|at)$/.test(next);
};
const PERSONS = /^(?:i|he|she)$/;

function ageOf(value: number, tokens: readonly Token[], at: number, near: Near): string[] {
  const unit = unitAfter(tokens, at);
  const old = near(at, AGED, 3) || HAS_YEARS.has(tokens[at - 1]?.word ?? '');
  const person = near(at, YOUNG_PERSON, 3);
  if ((MONTH.has(unit) || WEEK.has(unit) || DAY.has(unit)) && (old || (person && !near(at, PREGNANT, 4)))) {
    const months = MONTH.has(unit) ? value : WEEK.has(unit) ? value / 4.3 : value / 30;
    return months < 3
      ? ['age-newborn', 'age-baby', 'age-child']
      : months < 24
        ? ['age-baby', 'age-child']
        : ['age-child'];
  }
  if (WEEK.has(unit) || near(at, PREGNANT, 2)) {
    if (value >= 4 && value <= 42 && near(at, PREGNANT, 5))
      return value >= 20 ? ['pregnancy-weeks', 'late-pregnancy'] : ['pregnancy-weeks'];
    if (WEEK.has(unit) && value >= 20 && value <= 42) return ['pregnancy-weeks', 'late-pregnancy'];
  }
  if (MONTH.has(unit) && near(at, PREGNANT, 4))
    return value >= 5 ? ['pregnancy-weeks', 'late-pregnancy'] : ['pregnancy-weeks'];
  const years = AGE_UNITS.has(unit) && (old || person);
  const bare =
    !isUnit(unit) &&
    !isPronoun(tokens, at) &&
    (old || (person && value < 18 && tokens[at]?.raw.match(/^\d/) && near(at, YOUNG_RELATIVE, 2)));
  if (!years && !bare) return [];
  if (value < 13) return value < 2 ? ['age-baby', 'age-child'] : ['age-child'];
  if (value < 18) return ['age-teen'];
  return value >= ELDER && value < 115 ? ['age-elder'] : [];
}

/** 'Is that one just for old people' is nobody's age; 'she just turned one' is. */
const isPronoun = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.raw === 'one' && !OF_AN_AGE.test(tokens[at - 1]?.word ?? '');
const OF_AN_AGE = /^(?:turn\w*|aged?|is|be|he's|hes|she's|shes|only|just)$/;

function takenOf(
  value: number,
  tokens: readonly Token[],
  at: number,
  { near, habit }: { near: Near; habit: boolean },
): string[] {
  const unit = unitAfter(tokens, at);
  const ids: string[] = [];
  const pillNext =
    [1, 2, 3].some((step) => PILL.has(tokens[at + step]?.stem ?? '')) &&
    !/^(?:milligram|mg|mcg|iu|minut|hour|year|day|week|month|percent|dollar)$/.test(unit);
  const usual = near(at, USUAL, 5);
  if (value >= 6 && value < 1000 && pillNext && near(at, TAKEN, 7) && !usual && !habit)
    ids.push('many-pills');
  const grams = unit === 'gram' || unit === 'g' ? 1000 : /^(?:milligram|mg)$/.test(unit) ? 1 : 0;
  if (grams > 0) {
    for (let step = -6; step <= 8; step++) {
      const most = MAXIMUM.get(tokens[at + step]?.stem ?? '');
      if (most !== undefined && value * grams > most) ids.push('over-maximum');
    }
  }
  return ids;
}

function timeOf(value: number, tokens: readonly Token[], at: number): string[] {
  const unit = unitAfter(tokens, at);
  if (unit === 'minut') return value >= 5 ? ['lasting-minutes'] : [];
  if (unit === 'hour') return ['lasting-hours'];
  return DAY.has(unit) && value >= 2 ? ['lasting-days'] : [];
}
