import { expect, test } from 'vitest';
import type { Turn } from './conversations/chat-conversation.server.ts';
import type { Found } from './found.server.ts';
import { makePassage } from '#tests/support/make-assistant.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import { generalFor, partsOfCare, sendsToDoctor } from './parts-of-care.server.ts';

const WHOM = 'You mentioned omeprazole. Ask your pharmacist first.';
const NURSING = 'While you are nursing, ask your midwife first.';
const GARLIC = '**Garlic and aspirin:** Bleeding may be easier.';
const GINGER = '**Ginger and aspirin:** Bleeding may be easier.';
const replied = (...contents: string[]): Turn[] =>
  contents.map((content) => ({ role: 'assistant', content, evidence: null }));
const care = (...paragraphs: string[]) => ({
  opening: paragraphs.join('\n\n'),
  general: paragraphs.filter((paragraph) => !paragraph.startsWith('**')),
});

test('whom to ask in general is told apart from what concerns the question', () => {
  expect(partsOfCare(care(GARLIC, WHOM, NURSING), [])).toEqual({
    first: GARLIC,
    general: { whole: `${WHOM}\n\n${NURSING}`, fresh: `${WHOM}\n\n${NURSING}` },
  });
});

test('whom to ask in general need not be said again while one of the last three replies says it', () => {
  const last = replied(`${WHOM}\n\nTwo a day.`, 'With food.', 'In the morning.');
  expect(partsOfCare(care(WHOM, NURSING), last).general).toEqual({
    whole: `${WHOM}\n\n${NURSING}`,
    fresh: NURSING,
  });
  expect(partsOfCare(care(WHOM), [...last, ...replied('At noon.')]).general.fresh).toBe(WHOM);
});

test('a pair that was told gives way to a new one, and is said again where it is all there is', () => {
  const told = replied(`${GARLIC}\n\nNot before you asked.`);
  expect(partsOfCare({ opening: `${GARLIC}\n\n${GINGER}` }, told).first).toBe(GINGER);
  expect(partsOfCare({ opening: GARLIC }, told).first).toBe(GARLIC);
});

test('what follows an emergency is said each time', () => {
  const line = 'First: if what you told me is still going on, call 911.';
  expect(partsOfCare({ opening: line }, replied(line)).first).toBe(line);
});

test('an answer that sends to a doctor itself may come first', () => {
  const passage = (answer: string) => makePassage({ answer });
  const found = {
    passages: [passage('Ask your midwife about iron.')],
    likely: undefined,
    products: [],
    labels: [],
  };
  expect(sendsToDoctor(found)).toBe(true);
  expect(sendsToDoctor({ ...found, passages: [passage('Prunes bring fiber.')] })).toBe(false);
  expect(sendsToDoctor({ ...found, passages: [] })).toBe(false);
  expect(sendsToDoctor({ ...found, passages: [], likely: passage('See a doctor.') })).toBe(true);
  const alone = { question: 'Q', answer: 'Four hours.', odds: 1, alone: true, isPutSo: false };
  expect(sendsToDoctor({ ...found, passages: [{ ...passage('See a doctor.'), asked: alone }] })).toBe(false);
});

test('what a rule of the store answers is nothing to ask a doctor of, and beside products all of it is said', () => {
  const shipping = makePassage({ category: 'Orders and shipping', answer: 'Three to five days.' });
  const reading: Found['reading'] = {
    ask: { kind: 'question' },
    query: '',
    products: [],
    followUp: false,
    person: undefined,
  };
  const found = { passages: [shipping], likely: undefined, products: [], labels: [], reading };
  const general = { whole: `${WHOM}\n\n${NURSING}`, fresh: NURSING };
  expect(generalFor(found, general)).toBe('');
  expect(generalFor({ ...found, products: [makeProduct({})] }, general)).toBe(general.whole);
  expect(generalFor({ ...found, passages: [makePassage({ category: 'Herbs' }), shipping] }, general)).toBe(
    NURSING,
  );
  expect(generalFor({ ...found, passages: [] }, general)).toBe(NURSING);
});
