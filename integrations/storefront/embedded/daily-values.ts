/**
 * Daily Values for Supplement Facts, as the FDA set them in 2016: 21 CFR 101.9(c)(8)(iv) vitamins and minerals, 101.9(c)(9) the rest.
 * `nursing` is the value for pregnant women and nursing mothers where it differs.
 */
const dailyValues: ReadonlyMap<string, { value: number; unit: string; nursing?: number }> = new Map(
  Object.entries({
    'vitamin a': { value: 900, unit: 'mcg RAE', nursing: 1300 },
    'vitamin c': { value: 90, unit: 'mg', nursing: 120 },
    'vitamin d': { value: 20, unit: 'mcg', nursing: 15 },
    'vitamin e': { value: 15, unit: 'mg', nursing: 19 },
    'vitamin k': { value: 120, unit: 'mcg', nursing: 90 },
    thiamin: { value: 1.2, unit: 'mg', nursing: 1.4 },
    riboflavin: { value: 1.3, unit: 'mg', nursing: 1.6 },
    niacin: { value: 16, unit: 'mg', nursing: 18 },
    'vitamin b6': { value: 1.7, unit: 'mg', nursing: 2 },
    folate: { value: 400, unit: 'mcg DFE', nursing: 600 },
    'vitamin b12': { value: 2.4, unit: 'mcg', nursing: 2.8 },
    biotin: { value: 30, unit: 'mcg', nursing: 35 },
    'pantothenic acid': { value: 5, unit: 'mg', nursing: 7 },
    choline: { value: 550, unit: 'mg' },
    calcium: { value: 1300, unit: 'mg' },
    iron: { value: 18, unit: 'mg', nursing: 27 },
    phosphorus: { value: 1250, unit: 'mg' },
    iodine: { value: 150, unit: 'mcg', nursing: 290 },
    magnesium: { value: 420, unit: 'mg', nursing: 400 },
    zinc: { value: 11, unit: 'mg', nursing: 13 },
    selenium: { value: 55, unit: 'mcg', nursing: 70 },
    copper: { value: 0.9, unit: 'mg', nursing: 1.3 },
    manganese: { value: 2.3, unit: 'mg', nursing: 2.6 },
    chromium: { value: 35, unit: 'mcg', nursing: 45 },
    molybdenum: { value: 45, unit: 'mcg', nursing: 50 },
    chloride: { value: 2300, unit: 'mg' },
    sodium: { value: 2300, unit: 'mg' },
    potassium: { value: 4700, unit: 'mg', nursing: 5100 },
    'total fat': { value: 78, unit: 'g' },
    'saturated fat': { value: 20, unit: 'g' },
    cholesterol: { value: 300, unit: 'mg' },
    'total carbohydrate': { value: 275, unit: 'g' },
    'dietary fiber': { value: 28, unit: 'g' },
    'added sugars': { value: 50, unit: 'g' },
  }),
);

/** Names that labels use for the forms of one nutrient. */
const alsoCalled: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'vitamin d3': 'vitamin d',
    'vitamin k1': 'vitamin k',
    'vitamin k2': 'vitamin k',
    'folic acid': 'folate',
  }),
);

/** No percentage is printed for these: calories have no Daily Value, and protein's depends on its quality, which an amount does not tell. */
const WITHOUT_PERCENT = new Set(['calories', 'protein']);

/** Whose Daily Values a label uses. */
export type DailyValueAudience = 'adults' | 'pregnant-or-nursing';

export type DailyValue =
  | { ok: true; kind: 'percent'; percent: number }
  /** The label prints a dagger: nobody has set a Daily Value. */
  | { ok: true; kind: 'not-established' }
  | { ok: true; kind: 'not-printed' }
  | { ok: false; problem: string };

/**
 * The percentage of the Daily Value in a row of Supplement Facts. The nutrient is what stands before the first bracket or comma of the name
 * ('Magnesium (as magnesium glycinate)'), the amount starts with a number and its unit ('125 mcg (5,000 IU)').
 */
export function dailyValue(row: { name: string; amount: string }, audience: DailyValueAudience): DailyValue {
  const written = (row.name.split(/[(,]/)[0] ?? '').trim().toLowerCase();
  const nutrient = alsoCalled.get(written) ?? written;
  if (WITHOUT_PERCENT.has(nutrient)) return { ok: true, kind: 'not-printed' };
  const found = dailyValues.get(nutrient);
  if (!found) return { ok: true, kind: 'not-established' };
  const amount = /^([\d,]+(?:\.\d+)?)\s*(.*)$/.exec(row.amount);
  const unit = amount?.[2] ?? '';
  if (!amount?.[1] || !(unit === found.unit || unit.startsWith(`${found.unit} (`)))
    return {
      ok: false,
      problem: `must be a number of ${found.unit}, such as "${found.value} ${found.unit}"`,
    };
  const full = audience === 'adults' ? found.value : (found.nursing ?? found.value);
  return { ok: true, kind: 'percent', percent: (Number(amount[1].replaceAll(',', '')) / full) * 100 };
}

/** As labels print it: whole percent, '<1%' for a trace. */
export function formatPercent(percent: number): string {
  if (percent > 0 && percent < 0.5) return '<1%';
  return `${Math.round(percent).toLocaleString('en-US')}%`;
}
