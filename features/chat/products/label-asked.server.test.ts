import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSafetyGate } from '../safety-gate.server.ts';
import { evidenceOf } from '../evidence-of.server.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { tellLabels } from '../embedded/tell-products.server.ts';
import { asConcerned, labelFactOf, labelsAsked } from './label-asked.server.ts';
import { ask, makeAssistant } from '#tests/support/make-assistant.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import { nothingFound } from '#tests/support/nothing-found.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';

const bone = makeProduct({
  title: 'Strong Bone D3 + K2',
  handle: 'strong-bone',
  description:
    '<h3>Supplement Facts</h3><p>Serving size: 1 softgel</p><ul><li>Vitamin D3 (as cholecalciferol) 50 mcg</li><li>Vitamin K2 (as menaquinone-7) 100 mcg</li></ul><h3>Directions</h3><p>Take 1 softgel a day.</p><h3>Warnings</h3><p>If you take warfarin or another blood thinner, ask your doctor before you take it.</p>',
});

forEachDatabase('the label of what is not offered', (open) => {
  const makeIt = async () =>
    makeAssistant(await open(), {
      products: [bone],
      gate: createSafetyGate(sharedUnderstanding()),
      topicsOf: sharedUnderstanding().topicsOf,
    });

  test('is told to who asks what is in it, behind whom to ask first, and leads to no buying', async () => {
    const message = 'I am on warfarin. How much K is in the Strong Bone D3 + K2?';
    const { text, events } = await ask(await makeIt(), { sessionId: randomUUID(), message });
    expect(text).toContain('you spoke of');
    expect(text).toMatch(
      /Ask your doctor or pharmacist first: .*\*\*Strong Bone D3 \+ K2\*\*.*Vitamin K2.*100 mcg/,
    );
    expect(text).not.toMatch(/Vitamin D3.*50 mcg|Take 1 softgel|USD|\/product\//);
    expect(events.some(({ type }) => type === 'products')).toBe(false);
  });

  test('what it costs and how it is taken are not', async () => {
    const message = 'I am on warfarin. What does the Strong Bone D3 + K2 cost?';
    const { text } = await ask(await makeIt(), { sessionId: randomUUID(), message });
    expect(text).toContain('you spoke of');
    expect(text).not.toMatch(/USD|Strong Bone|\/product\//);
  });
});

test.each([
  ['compare', 'is Strong Bone or the multi better for me'],
  ['compare', 'which of those two first'],
  ['contents', 'do I have to take my Coumadin at a different time from it'],
  ['directions', 'do I space it out from the others or can it all go down together'],
  ['warnings', 'is it safe for me'],
] as const)('who asks (%s) %j hears no list, but what the label says of what is in play', (kind, message) => {
  const ask = kind === 'compare' ? ({ kind } as const) : ({ kind: 'fact', fact: { kind } } as const);
  const reading = { ...nothingFound.reading, ask, products: [bone] };
  const quotes = ['If you take warfarin or another blood thinner, ask your doctor before you take it.'];
  const leftOut = [{ product: bone, why: { because: 'warning' as const, concern: 'warfarin', quotes } }];
  const concerned = asConcerned(reading, message, { products: [], leftOut });
  expect(labelsAsked(concerned, leftOut)).toEqual([bone]);
  const fact = labelFactOf(concerned);
  const told = fact && tellLabels([bone], fact).join(' ');
  expect(told).toContain('says: If you take warfarin');
  expect(told).not.toMatch(/mcg|softgel/);
});

test.each([
  ['compare', 'what is the difference between those two'],
  ['contents', 'what is in it'],
  ['warnings', 'does it have side effects'],
] as const)('who asks (%s) %j hears the label', (kind, message) => {
  const ask = kind === 'compare' ? ({ kind } as const) : ({ kind: 'fact', fact: { kind } } as const);
  const reading = { ...nothingFound.reading, ask, products: [bone] };
  const why = { because: 'warning' as const, concern: 'warfarin', quotes: ['Ask your doctor.'] };
  expect(asConcerned(reading, message, { products: [], leftOut: [{ product: bone, why }] })).toBe(reading);
});

test('the label of what is not offered lets no engine lead to it, name its price or say how to take it', () => {
  const reading = { ...nothingFound.reading, ask: { kind: 'compare' as const } };
  const evidence = evidenceOf({ ...nothingFound, reading, labels: [bone] });
  expect(evidence.products).toEqual([{ title: bone.title }]);
  expect(evidence.texts.join(' ')).toContain('100 mcg');
  expect(evidence.texts.join(' ')).not.toMatch(/USD|\d\.\d\d|Take 1 softgel/);
});
