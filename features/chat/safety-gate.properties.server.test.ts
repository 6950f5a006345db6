import { noSituation } from '#assistant/situation.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Care, Evidence } from './safety/safety.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import { createSafetyGate } from './safety-gate.server.ts';

const gate = createSafetyGate(sharedUnderstanding());
const care: Care = {
  opening: '',
  rules: ['medicine'],
  avoid: ['turmeric'],
  products: true,
  situation: noSituation,
};
const evidence: Evidence = {
  texts: ['Magnesium helps support muscles. The label says 200 mg. Ask your pharmacist first.', 'USD 24.99'],
  products: [{ title: 'Elder Joint Collagen', handle: 'elder-joint' }],
  links: ['https://ods.od.nih.gov/factsheets/Magnesium-Consumer/'],
};
const turn = { message: 'Can I take magnesium with warfarin?', earlier: [] };

/** What a reply may be made of: good and forbidden sentences, scraps of them, and anything at all. */
const good = [
  'Magnesium helps support muscles.',
  'The label says 200 mg.',
  'Look at [Elder Joint Collagen](/product/elder-joint), USD 24.99.',
  'Ask St. Mary’s pharmacist, e.g. by phone, first!',
  'It is not safe with warfarin.',
  '1. See the [shipping page](/shipping).',
];
const bad = [
  'Magnesium is safe with warfarin.',
  'Stop your metformin now!',
  'It cures diabetes.',
  'Take 9000 mg at once.',
  'Pay at https://evil.example/pay today.',
  '![x](https://evil.example/p.png)',
  'Yes, you can.',
];
const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...good) },
  { weight: 4, arbitrary: fc.constantFrom(...bad) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'Even with warfarin.',
      'Yes.',
      'safe with',
      '**',
      '[',
      '](',
      '\u200B',
      '?',
      '…',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
);
const reply = fc
  .array(fc.tuple(piece, fc.constantFrom(' ', '\n', '\n\n', '\n- ', '')), { maxLength: 14 })
  .map((parts) => parts.flat().join(''));

function show(text: string, cuts: readonly number[] = []) {
  const reading = gate.open(turn, care, evidence);
  const ends = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b);
  let shown = '';
  let start = 0;
  for (const end of [...ends, text.length]) {
    shown += reading.push(text.slice(start, end));
    start = end;
  }
  return { shown: shown + reading.end(), withheld: [...reading.withheld] };
}

test('how a reply is cut into pieces changes nothing of what is shown', () => {
  fc.assert(
    fc.property(reply, fc.array(fc.nat(2000), { maxLength: 40 }), (text, cuts) => {
      expect(show(text, cuts)).toEqual(show(text));
      expect(
        show(
          text,
          Array.from({ length: text.length }, (_, index) => index),
        ),
      ).toEqual(show(text));
    }),
    { numRuns: 200 },
  );
});

test('of a withheld sentence no part is shown, at no moment', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...good, ...bad), { minLength: 1, maxLength: 12 }), (sentences) => {
      const text = sentences.join(' ');
      const reading = gate.open(turn, care, evidence);
      let shown = '';
      for (const letter of text) {
        shown += reading.push(letter);
        expect(bad.filter((sentence) => shown.includes(sentence.slice(0, 16)))).toEqual([]);
      }
      shown += reading.end();
      expect(bad.filter((sentence) => shown.includes(sentence.slice(0, 16)))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('what was shown once is shown again, unchanged', () => {
  fc.assert(
    fc.property(reply, (text) => {
      const once = show(text).shown;
      expect(show(once)).toEqual({ shown: once, withheld: [] });
    }),
    { numRuns: 300 },
  );
});

test('nothing anybody writes makes the gate throw', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 2000 }), reply);
  fc.assert(
    fc.property(anything, fc.array(anything, { maxLength: 4 }), anything, (message, earlier, answer) => {
      const assessment = gate.assess({ message, earlier });
      const open = assessment.kind === 'open' ? assessment.care : care;
      const reading = gate.open({ message, earlier }, open, { texts: earlier, products: [], links: earlier });
      expect(typeof (reading.push(answer) + reading.end())).toBe('string');
    }),
    { numRuns: 100 },
  );
});

/** Texts on which a pattern that tries every way to match would not come to an end in a lifetime. */
const hostile = [
  'chest '.repeat(333),
  'my my my my '.repeat(166),
  'took '.repeat(400),
  `${'a'.repeat(1999)}!`,
  `${'stop '.repeat(300)}metformin`,
  'no '.repeat(600),
  '](('.repeat(600),
  '[a]('.repeat(480),
  '"can i '.repeat(280),
  `${'1,'.repeat(900)}mg`,
  `${'a.'.repeat(900)}com`,
  'is safe with '.repeat(150),
  'you can take it with with with '.repeat(60),
  '\u0301'.repeat(2000),
  'ﷺ'.repeat(2000),
  'warfarn '.repeat(250),
];

test.each(hostile.map((text) => [text.slice(0, 20), text]))(
  '%s… ends, as a question and as an answer',
  (_, text) => {
    expect(gate.assess({ message: text, earlier: Array.from({ length: 60 }, () => text) }).kind).toBeTypeOf(
      'string',
    );
    expect(show(text.repeat(10)).shown).toBeTypeOf('string');
  },
);
