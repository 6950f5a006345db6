import { expect, test } from 'vitest';
import { specialGroups } from './special-groups.ts';

const isTerm = (term: string) => term !== '' && term === term.trim() && term === term.toLowerCase();

test('the groups that the assistant must know are there', () => {
  const ids = specialGroups.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(
    expect.arrayContaining([
      'pregnancy',
      'nursing',
      'children',
      'kidney-disease',
      'liver-disease',
      'surgery',
      'bleeding-disorder',
      'hormone-sensitive',
      'g6pd',
      'sickle-cell',
      'iron-overload',
    ]),
  );
});

test('terms and ingredients are small letters, none twice, and no ingredient is in both lists', () => {
  for (const { id, terms, avoid, askAbout } of specialGroups) {
    const all = [...avoid, ...askAbout];
    expect({ id, clean: [...terms, ...all].every(isTerm) }).toEqual({ id, clean: true });
    expect({ id, terms: new Set(terms).size }).toEqual({ id, terms: terms.length });
    expect({ id, ingredients: new Set(all).size }).toEqual({ id, ingredients: all.length });
    expect({ id, some: all.length > 0 }).toEqual({ id, some: true });
  }
});

test('no term belongs to two groups', () => {
  const terms = specialGroups.flatMap((group) => group.terms);
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});

test('each has one sentence that sends to a person, and a source', () => {
  for (const { id, sentence, source } of specialGroups) {
    expect({ id, sentence: /^[A-Z].*[^.]\.$/.test(sentence) }).toEqual({ id, sentence: true });
    expect({
      id,
      person: /doctor|midwife|pediatrician|pharmacist|clinic|team|specialist/.test(sentence),
    }).toEqual({
      id,
      person: true,
    });
    expect({ id, https: source.url.startsWith('https://') }).toEqual({ id, https: true });
  }
});
