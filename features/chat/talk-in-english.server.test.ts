import { expect, test } from 'vitest';
import { noSituation } from '#assistant/situation.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import { createSafetyGate } from './safety-gate.server.ts';
import { talkInEnglish } from './talk-in-english.server.ts';

const understanding = sharedUnderstanding();
const parts = { inEnglish: understanding.inEnglish, gate: createSafetyGate(understanding) };
const noCare = { opening: '', rules: [], avoid: [], products: true, situation: noSituation };
const said = (content: string) => ({ role: 'user' as const, content, evidence: null });

test('an English talk is the very same', () => {
  const talk = { message: 'can i take it at night', history: [said('what is zinc')], care: noCare };
  const { message, history } = talkInEnglish(parts, talk);
  expect(message).toBe(talk.message);
  expect(history).toBe(talk.history);
});

test('Spanish and Haitian Creole are looked up in English, what was said before too', () => {
  const spanish = talkInEnglish(parts, {
    message: '¿Puedo tomarlo con mi pastilla de la presión?',
    history: [said('¿Para qué sirve el magnesio?')],
    care: noCare,
  });
  expect(spanish.message).toMatch(/can i take it with my .*pressure/);
  expect(spanish.message).toContain('?');
  expect(spanish.history[0]?.content).toContain('magnesium');
  const haitian = talkInEnglish(parts, {
    message: 'Èske mwen ka bwè te jenjanm ak grenn tansyon mwen an?',
    history: [],
    care: noCare,
  });
  expect(haitian.message).toMatch(/can i drink .*ginger.*with .*pressure/);
});

test('what its English words ask for is heard as care besides', () => {
  const opening = 'Entiendo algo de español, y contesto en inglés.';
  const { care } = talkInEnglish(parts, {
    message: 'Estoy embarazada de cinco meses. ¿Puedo tomar ashwagandha?',
    history: [],
    care: { ...noCare, opening, rules: ['language:es'] },
  });
  expect(care.opening.startsWith(opening)).toBe(true);
  expect(care.rules).toEqual(expect.arrayContaining(['language:es', 'group:pregnancy']));
  expect(care.situation.concepts).toContain('pregnancy');
});
