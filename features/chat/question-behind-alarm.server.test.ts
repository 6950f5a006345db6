import { expect, test } from 'vitest';
import { makePassage } from '#tests/support/make-assistant.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import type { Fit } from '#features/knowledge/passage.server.ts';
import { questionBehindAlarm } from './question-behind-alarm.server.ts';

const log = createLogger('silent');
const question = 'Why am I bloated, and what helps?';
const finding = (fit: Fit) => ({
  find: () => Promise.resolve({ passages: [makePassage({ question })], fit }),
});
type Parts = Parameters<typeof questionBehindAlarm>[0];
const parts = (find: Parts['knowledge']['find']): Parts => ({
  log,
  knowledge: {
    find,
    entry: () => Promise.resolve(undefined),
    entriesOf: () => Promise.resolve([]),
    noteFound: () => Promise.resolve(),
  },
});
const possible = (id: string) =>
  ({ kind: 'answered', level: 'possible', rule: `possible:${id}`, reply: 'Call 911' }) as const;
const behind = (fit: Fit, rule: string) =>
  questionBehindAlarm(parts(finding(fit).find), possible(rule), 'bloated');

test('what was surely meant can be asked with one press, where the number is only perhaps needed', async () => {
  expect(await behind('sure', 'belly')).toEqual([question]);
  expect(await behind('likely', 'belly')).toEqual([]);
});

test('nothing stands beside the number of who may harm themselves, was harmed, or swallowed something', async () => {
  for (const id of ['self-harm', 'violence', 'overdose', 'child-poisoning'])
    expect(await behind('sure', id)).toEqual([]);
});

test('nor beside an emergency, nor where the search fails', async () => {
  const emergency = { kind: 'answered', level: 'emergency', rule: 'emergency:belly', reply: '' } as const;
  expect(await questionBehindAlarm(parts(finding('sure').find), emergency, 'bloated')).toEqual([]);
  const failing = parts(() => Promise.reject(new Error('no database')));
  expect(await questionBehindAlarm(failing, possible('belly'), 'bloated')).toEqual([]);
});
