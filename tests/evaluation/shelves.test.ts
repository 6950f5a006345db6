import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CollectionSlug, collections } from '#content/collections.ts';
import { createEmbeddedEngine } from '#features/chat/embedded/embedded-engine.server.ts';
import { findCategoryPage } from '#features/chat/find-category-page.server.ts';
import { forEachDatabaseOf } from '../support/databases.ts';
import { type Evaluation, openEvaluation } from './evaluated-assistant.ts';

/** How people ask for something from each of the twenty shelves. */
const asked: Record<CollectionSlug, readonly string[]> = {
  'blood-pressure': [
    'What do you have for blood pressure?',
    'something for my pressure',
    'stuff for high blood',
  ],
  cholesterol: ['What do you have for cholesterol?', 'got anything for bad cholesterol'],
  'blood-sugar': [
    'something for my sugar',
    'do you have anything for diabetics',
    'what y’all got for the sugars',
  ],
  'heart-health': ['What do you have for the heart?', 'something for a bad heart'],
  joint: ['What do you have for joints', 'something for my knees', 'stuff for achy hands'],
  brain: ['What do you have for memory?', 'something for brain fog', 'my memory is slipping'],
  immune: ['What do you have for immunity?', 'something for colds', 'tired of getting sick'],
  digestion: ['What do you have for digestion?', 'something for my stomach', 'bloated and gassy'],
  sleep: ['What do you have for sleep?', 'cant sleep', 'something to help with sleep'],
  stress: ['What do you have for stress?', 'something for my nerves', 'stressed out'],
  eye: ['What do you have for eyes?', 'something for my eyesight'],
  'mens-health': ['What do you have for men?', 'something for the prostate'],
  'womens-health': ['What do you have for women?', 'something for hot flashes'],
  skin: ['stuff for hair falling out', 'What do you have for skin?', 'something for my nails'],
  weight: ['What do you have for losing weight?', 'something for belly fat'],
  energy: ['What do you have for energy?', 'so tired all the time'],
  respiratory: ['What do you have for the lungs?', 'something for mucus'],
  liver: ['What do you have for the liver?', 'got anything for a fatty liver'],
  urinary: ['What do you have for the bladder?', 'something for my kidneys'],
  nutrition: ['What do you have for everyday nutrition?', 'do you sell multivitamins'],
};

const table = Object.entries(asked).flatMap(([slug, questions]) =>
  questions.map((question) => [question, slug] as const),
);

test('every shelf is asked for', () => {
  expect(Object.keys(asked).toSorted()).toEqual(Object.keys(collections).toSorted());
});

test.each(table)('%s: the shelf %s', (question, slug) => {
  expect(findCategoryPage(question)?.href).toBe(`/conditions/${slug}`);
});

forEachDatabaseOf('first knowledge', 'asked for a shelf', (open) => {
  let evaluation: Evaluation;
  beforeAll(async () => {
    evaluation = await openEvaluation(await open());
  }, 120_000);
  afterAll(() => evaluation.close());
  const ask = async (...messages: string[]) =>
    (await evaluation.converse(createEmbeddedEngine(), messages)).reply;

  test('the assistant has products for each', async () => {
    const without: string[] = [];
    for (const [question] of table) {
      const reply = await ask(question);
      if (!reply.includes('](/product/')) without.push(`${question} -> ${reply.slice(0, 200)}`);
    }
    expect(without).toEqual([]);
  }, 120_000);

  test('who had better leave all of a kind alone is told so, and where to read and ask', async () => {
    const reply = await ask(
      'I am on warfarin. How much is Turmeric & Ginger?',
      'what do you have with ginkgo',
    );
    expect(reply).not.toContain('I don’t know that one');
    expect(reply).not.toMatch(/\]\(\/product\/[^)]*ginkgo/);
    expect(reply).toMatch(/doctor|pharmacist/);
  });

  test.each([
    ['how many capsules in joint formula', '360 capsules, 90 servings'],
    ['how long does joint formula last', 'about 90 days'],
    ['does good gut have dairy', 'no dairy'],
    ['price per serving of magnesium glycinate', 'for 240 servings'],
    ['which is cheaper, Deep Rest or Magnesium Glycinate', 'By the serving'],
    ['how much vitamin d is in Vitamin D3 + K2', '50 mcg (2,000 IU)'],
    ['Compare Joint Formula and Elder Joint', 'How many: 360 capsules, 90 servings'],
  ])('%s: the label answers, and the gate lets it through', async (question, answer) => {
    const { reply, withheld } = await evaluation.converse(createEmbeddedEngine(), [question]);
    expect(reply).toContain(answer);
    expect(withheld).toEqual([]);
  });

  test('what the shop has not is said, with what there is instead', async () => {
    const reply = await ask('do you sell lawn mowers');
    expect(reply).toContain('I found nothing in our shop for that.');
    expect(reply).toContain('](/shop)');
    expect(reply).toContain('](/contact)');
    expect(reply).not.toContain('](/product/');
  });
});
