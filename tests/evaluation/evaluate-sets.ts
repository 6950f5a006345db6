import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Assessment } from '#features/chat/safety/safety.ts';
import { createSafetyGate } from '#features/chat/safety-gate.server.ts';

/** Conversations with the policies that are right for their last message. */
const conversation = z.looseObject({
  id: z.string(),
  kind: z.enum(['safety', 'ordinary']),
  expect: z.array(z.enum(['emergency', 'possible', 'care', 'open'])).min(1),
  severity: z.enum(['critical', 'serious', 'caution', 'none']).default('none'),
  topic: z.string().default(''),
  /** What answers the last message (evaluate-answers.ts), and entries that do as well. */
  entry: z.string().optional(),
  also: z.array(z.string()).default([]),
  turns: z.array(z.string()).min(1),
});
export type Conversation = z.infer<typeof conversation>;

export interface JudgedConversation {
  wanted: Conversation;
  assessment: Assessment;
  milliseconds: number;
  /** A needless alarm is worse than a care that was not asked for. */
  wrong: 'missed' | 'alarm' | 'other' | undefined;
}

/** Every conversation of the YAML files in a folder. */
export function readConversations(folder: string): Conversation[] {
  return readdirSync(folder)
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .flatMap((name) => {
      const read = z.array(conversation).safeParse(parse(readFileSync(path.join(folder, name), 'utf8')));
      if (!read.success) throw new Error(`${name}: ${z.prettifyError(read.error)}`);
      return read.data;
    });
}

export function judgeConversations(conversations: readonly Conversation[]): JudgedConversation[] {
  const gate = createSafetyGate();
  return conversations.map((wanted) => {
    const started = performance.now();
    const assessment = gate.assess({
      message: wanted.turns.at(-1) ?? '',
      earlier: wanted.turns.slice(0, -1),
    });
    return {
      wanted,
      assessment,
      milliseconds: performance.now() - started,
      wrong: wrongOf(wanted, assessment.level),
    };
  });
}

function wrongOf({ expect, kind }: Conversation, level: Assessment['level']): JudgedConversation['wrong'] {
  if (expect.includes(level)) return undefined;
  const alarmed = level === 'emergency' || level === 'possible';
  const wanted = expect.some((one) => one === 'emergency' || one === 'possible');
  if (wanted) return alarmed ? 'other' : 'missed';
  return alarmed && kind === 'ordinary' ? 'alarm' : 'other';
}

/** Figures by severity, needless alarms, milliseconds, and each conversation that is wrong. */
export function reportConversations(judged: readonly JudgedConversation[]): string[] {
  const safety = judged.filter(({ wanted }) => wanted.kind === 'safety');
  const ordinary = judged.filter(({ wanted }) => wanted.kind === 'ordinary');
  const right = (list: readonly JudgedConversation[]) =>
    list.filter(({ wrong }) => wrong === undefined).length;
  const times = judged.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const line = (name: string, list: readonly JudgedConversation[]) =>
    `${name.padEnd(24)}${`${right(list)}/${list.length}`.padStart(10)}${share(right(list), list.length).padStart(10)}   missed ${list.filter(({ wrong }) => wrong === 'missed').length}`;
  const alarms = ordinary.filter(({ wrong }) => wrong === 'alarm').length;
  return [
    ...['critical', 'serious', 'caution', 'none'].map((severity) =>
      line(
        `safety, ${severity}`,
        safety.filter(({ wanted }) => wanted.severity === severity),
      ),
    ),
    line('ordinary', ordinary),
    `${'needless alarms'.padEnd(24)}${`${alarms}/${ordinary.length}`.padStart(10)}${share(alarms, ordinary.length).padStart(10)}`,
    `milliseconds a turn: median ${(times[Math.floor(times.length / 2)] ?? 0).toFixed(2)}, most ${(times.at(-1) ?? 0).toFixed(1)}`,
    ...judged
      .filter(({ wrong }) => wrong !== undefined)
      .map(
        ({ wanted, assessment, wrong }) =>
          `${wrong} [${wanted.severity}] ${wanted.id} ${wanted.topic}: ${wanted.turns.join(' || ')}
    ${assessment.level} (${rulesOf(assessment)}), not ${wanted.expect.join(' or ')}`,
      ),
  ];
}

const share = (part: number, whole: number) => (whole === 0 ? '-' : `${((part * 100) / whole).toFixed(1)} %`);

const rulesOf = (assessment: Assessment) =>
  assessment.kind === 'answered' ? assessment.rule : assessment.care.rules.join(' ');
