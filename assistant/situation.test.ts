import { expect, test } from 'vitest';
import { createUnderstanding } from './create-understanding.ts';
import { readSituation } from './situation.ts';

const { readTurn } = createUnderstanding();
const situationOf = (...messages: string[]) =>
  readSituation(readTurn(messages.map((text) => ({ from: 'visitor', text }))));

test.each([
  ['is creatine bad for your kidneys im 19', 'my grandaddy on dialysis thats why im asking'],
  ['my mama had kidney failure, can I take creatine'],
  ['my uncle got sickle cell, should i take iron'],
  ['I have sickle cell trait, not the disease'],
  ['im a sickle cell carrier, can i take iron'],
  ['diabetes run in my family, can I take biotin'],
  ["my granddaddy got bad kidneys and I don't want to end up like that"],
])('%s: nobody of whom the answer is for has it', (...messages) => {
  const { concepts } = situationOf(...messages);
  expect(['kidney-disease', 'sickle-cell-disease', 'diabetes'].filter((one) => concepts.has(one))).toEqual(
    [],
  );
});

test.each([
  ['my granddaddy on dialysis, can he take creatine', 'kidney-disease'],
  ['my mama has sickle cell, what can she take', 'sickle-cell-disease'],
  ["I have sickle cell disease, that's why I'm asking", 'sickle-cell-disease'],
  ['my sister told me i got kidney disease, can i take creatine', 'kidney-disease'],
  ['can I take ashwagandha while breastfeeding my son', 'nursing'],
  ['vitamins for my uncle, he on dialysis', 'kidney-disease'],
])('%s: it counts', (message, concept) => {
  expect(situationOf(message).concepts).toContain(concept);
});

test.each([
  ['i take warfrin, what helps my joints', ['warfarin', 'blood-thinner']],
  ['can i take turmeric with eliquis', ['blood-thinner']],
  ['im on pressure pills', ['pressure-medicine']],
  ['meds for diabetes and blood pressure', ['sugar-medicine', 'pressure-medicine']],
  ['I use nitro for my heart', ['nitrate']],
  ['she on donepezil', ['memory-medicine']],
  ['i take seroquel at night', ['antipsychotic-medicine', 'sedative', 'calming-medicine']],
  ['my daddy take neurontin for his nerves', ['sedative']],
  ['been on bystolic since june', ['pressure-medicine']],
  ['im taking zetia', ['blood-fat-medicine']],
  ['my 4 year old cant sleep', ['for-child']],
  ['my daughter is 15 and wants to lose weight', ['for-teen', 'for-child']],
  ['can my toddler take elderberry', ['for-child']],
  ['im 7 months gone', ['pregnancy']],
  ['still nursing my baby, so tired', ['nursing']],
  ['she had a kidney transplant in 2015', ['transplant', 'kidney-disease']],
  ['my potassium high, nurse told me lay off bananas', ['kidney-disease']],
  ['doctor seh mi potassium too high', ['kidney-disease']],
  ['I have high potassium, what can I eat', ['kidney-disease']],
  ['im allergic to shellfish and fish', ['fish-allergy', 'shellfish-allergy']],
  ['shrimp makes my throat close, i am allergic', ['shellfish-allergy']],
  ['peanut allergy here', ['peanut-allergy']],
  ['my son has a bee sting allergy', ['bee-allergy']],
  ['got blood work monday', ['before-a-test']],
  ['does heart failure mean no salt', ['heart-failure', 'heart-condition']],
  ['I got the sugar', ['diabetes']],
])('%s', (message, concepts) => {
  expect([...situationOf(message).concepts]).toEqual(expect.arrayContaining(concepts));
});

test.each([
  "I'm not pregnant but tired",
  'i used to take metformin',
  'my grown son wants muscle',
  'my son is 35 and wants muscle',
  '¿El mullein sirve para mi mamá que tiene tos?',
  'what can I send for my son stationed in Germany',
  'need something to give my daughter in college',
  'I have a nursing degree. Any vitamins?',
  'expecting a package today',
  'vitamins in kidney beans',
  'is it alcohol free',
  'does the joint formula have shellfish',
  'I have three kids and need energy',
  'my hair transplant looks great',
  'that rice got me looking 5 months pregnant',
])('nothing: %s', (message) => {
  expect([...situationOf(message).concepts]).toEqual([]);
});

test('an allergy that is denied beside another one is none', () => {
  expect([...situationOf('allergic to shellfish, not fish').concepts]).toEqual(['shellfish-allergy']);
  expect([...situationOf('I cannot have fish').concepts]).toContain('fish-allergy');
});

test('what was said before holds, for whom it was said', () => {
  expect([...situationOf('I take lisinopril.', 'What about sleep?').concepts]).toContain('pressure-medicine');
  const mother = situationOf('My mama takes coumadin.', 'What do you have for her joints?');
  expect([...mother.concepts]).toContain('warfarin');
  expect(mother.facts).toMatchObject([
    { concept: 'warfarin', words: 'coumadin', person: 'mother', turnsAgo: 1 },
  ]);
  expect(situationOf('My mama takes coumadin.', 'And what for me?').facts).toEqual([]);
  expect([...situationOf('I take coumadin.', 'And for my husband?').concepts]).toContain('warfarin');
});

test.each(['which foods are high in potassium', 'high potassium foods beside bananas'])(
  '%s: asks for it, and has not to watch it',
  (message) => {
    expect(situationOf(message).concepts).not.toContain('kidney-disease');
  },
);

test('a thing that is called one has no age, and another language has no teenagers', () => {
  expect(situationOf("I'm only 38, is that one just for old people").concepts).not.toContain('for-child');
  expect(situationOf('my granddaughter is one year old').concepts).toContain('for-child');
  const spanish = situationOf(
    'Hola, ¿el prenatal tiene hierro? Vivo en el Bronx, y las otras me dan náusea.',
  );
  expect(spanish.concepts).not.toContain('for-teen');
  expect(spanish.concepts).toContain('pregnancy');
});

test('a pregnancy that is denied holds in no words that only suggest it', () => {
  const denied = 'im 41 and my period just skipped two months, not pregnant I checked';
  expect(situationOf(denied).concepts).not.toContain('pregnancy');
  expect(situationOf("I'm not pregnant but my sister is pregnant").concepts).toContain('pregnancy');
});
