import { expect, test } from 'vitest';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';

const languageOf = (text: string) => sharedUnderstanding().readTurn([{ from: 'visitor', text }]).language;

test.each(['any soy', 'no soy please', 'is it soy free', 'soy?', 'does it have soy or dairy'])(
  '%j asks for the bean, in English',
  (text) => {
    expect(languageOf(text)).toBe('en');
  },
);

test.each(['soy alérgico a los mariscos', 'soy diabética', 'no soy alérgica a nada', 'yo soy de Cuba'])(
  '%j says who somebody is, in Spanish',
  (text) => {
    expect(languageOf(text)).toBe('es');
  },
);
