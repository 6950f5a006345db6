/** A nutrient whose amount in foods is known. */
export interface Nutrient {
  id: string;
  /** As it stands in a sentence. */
  name: string;
  /** What people call it: small letters, singular. */
  forms: readonly string[];
  unit: 'g' | 'mg' | 'mcg' | 'calories';
  /** A day, for adults; none is set for calories and for all sugars together. */
  dailyValue?: number;
  /** Its place in a row of USDA's abbreviated file, counted from 0. */
  column: number;
}

/**
 * Daily Values of 21 CFR 101.9(c)(8)(iv) and (c)(9). Units and columns are those of the abbreviated file of USDA's National Nutrient
 * Database for Standard Reference, release 28 (2015). Figures of food-figures.yaml stand in this order.
 */
export const nutrients: readonly Nutrient[] = [
  {
    id: 'calories',
    name: 'calories',
    forms: ['calorie', 'kcal', 'cal', 'calory'],
    unit: 'calories',
    column: 3,
  },
  { id: 'protein', name: 'protein', forms: ['protein'], unit: 'g', dailyValue: 50, column: 4 },
  { id: 'fat', name: 'fat', forms: ['fat', 'total fat'], unit: 'g', dailyValue: 78, column: 5 },
  {
    id: 'saturated-fat',
    name: 'saturated fat',
    forms: ['saturated fat', 'sat fat', 'bad fat'],
    unit: 'g',
    dailyValue: 20,
    column: 44,
  },
  {
    id: 'carbohydrate',
    name: 'carbohydrate',
    forms: ['carb', 'carbohydrate', 'carbo', 'starch'],
    unit: 'g',
    dailyValue: 275,
    column: 7,
  },
  {
    id: 'fiber',
    name: 'fiber',
    forms: ['fiber', 'fibre', 'roughage', 'dietary fiber'],
    unit: 'g',
    dailyValue: 28,
    column: 8,
  },
  { id: 'sugar', name: 'sugar', forms: ['sugar', 'natural sugar'], unit: 'g', column: 9 },
  { id: 'calcium', name: 'calcium', forms: ['calcium'], unit: 'mg', dailyValue: 1300, column: 10 },
  { id: 'iron', name: 'iron', forms: ['iron'], unit: 'mg', dailyValue: 18, column: 11 },
  { id: 'magnesium', name: 'magnesium', forms: ['magnesium'], unit: 'mg', dailyValue: 420, column: 12 },
  {
    id: 'phosphorus',
    name: 'phosphorus',
    forms: ['phosphorus', 'phosphorous', 'phosphate'],
    unit: 'mg',
    dailyValue: 1250,
    column: 13,
  },
  { id: 'potassium', name: 'potassium', forms: ['potassium'], unit: 'mg', dailyValue: 4700, column: 14 },
  { id: 'sodium', name: 'sodium', forms: ['sodium', 'salt'], unit: 'mg', dailyValue: 2300, column: 15 },
  { id: 'zinc', name: 'zinc', forms: ['zinc'], unit: 'mg', dailyValue: 11, column: 16 },
  { id: 'copper', name: 'copper', forms: ['copper'], unit: 'mg', dailyValue: 0.9, column: 17 },
  { id: 'manganese', name: 'manganese', forms: ['manganese'], unit: 'mg', dailyValue: 2.3, column: 18 },
  { id: 'selenium', name: 'selenium', forms: ['selenium'], unit: 'mcg', dailyValue: 55, column: 19 },
  {
    id: 'vitamin-c',
    name: 'vitamin C',
    forms: ['vitamin c', 'vit c', 'vitamine c', 'vitamin see'],
    unit: 'mg',
    dailyValue: 90,
    column: 20,
  },
  {
    id: 'thiamin',
    name: 'thiamin (vitamin B1)',
    forms: ['thiamin', 'thiamine', 'vitamin b1', 'b1'],
    unit: 'mg',
    dailyValue: 1.2,
    column: 21,
  },
  {
    id: 'riboflavin',
    name: 'riboflavin (vitamin B2)',
    forms: ['riboflavin', 'vitamin b2', 'b2'],
    unit: 'mg',
    dailyValue: 1.3,
    column: 22,
  },
  {
    id: 'niacin',
    name: 'niacin (vitamin B3)',
    forms: ['niacin', 'vitamin b3', 'b3'],
    unit: 'mg',
    dailyValue: 16,
    column: 23,
  },
  {
    id: 'vitamin-b6',
    name: 'vitamin B6',
    forms: ['vitamin b6', 'b6', 'vit b6'],
    unit: 'mg',
    dailyValue: 1.7,
    column: 25,
  },
  {
    id: 'folate',
    name: 'folate',
    forms: ['folate', 'folic acid', 'vitamin b9', 'b9'],
    unit: 'mcg',
    dailyValue: 400,
    column: 29,
  },
  { id: 'choline', name: 'choline', forms: ['choline'], unit: 'mg', dailyValue: 550, column: 30 },
  {
    id: 'vitamin-b12',
    name: 'vitamin B12',
    forms: ['vitamin b12', 'b12', 'vit b12', 'b 12', 'vitamin b 12'],
    unit: 'mcg',
    dailyValue: 2.4,
    column: 31,
  },
  {
    id: 'vitamin-a',
    name: 'vitamin A',
    forms: ['vitamin a', 'vit a', 'vitamine a'],
    unit: 'mcg',
    dailyValue: 900,
    column: 33,
  },
  {
    id: 'vitamin-e',
    name: 'vitamin E',
    forms: ['vitamin e', 'vit e'],
    unit: 'mg',
    dailyValue: 15,
    column: 40,
  },
  {
    id: 'vitamin-d',
    name: 'vitamin D',
    forms: ['vitamin d', 'vit d', 'vitamin d3', 'd3'],
    unit: 'mcg',
    dailyValue: 20,
    column: 41,
  },
  {
    id: 'vitamin-k',
    name: 'vitamin K',
    forms: ['vitamin k', 'vit k', 'vitamin k1'],
    unit: 'mcg',
    dailyValue: 120,
    column: 43,
  },
  {
    id: 'cholesterol',
    name: 'cholesterol',
    forms: ['cholesterol'],
    unit: 'mg',
    dailyValue: 300,
    column: 47,
  },
];
