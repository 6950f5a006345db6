import { createAssess } from '#assistant/assess.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import { loadRules } from '#assistant/rules/load-rules.ts';
import { loadLexicon } from '#assistant/lexicon/lexicon.ts';
import type { Classifier } from '#assistant/statistics/classifier.ts';
import {
  ALARM_LINES,
  ALARM_WEIGHTS,
  type AlarmSigns,
  type ByRules,
  judgeAlarm,
} from '#assistant/statistics/judge-alarm.ts';
import { anyEntry } from '#assistant/statistics/topics.ts';
import type { Turn } from '#assistant/turn.ts';
import { fitLogistic } from './fit-logistic.ts';
import { topicQuestions } from './training-questions.ts';

/** A message that the classifier had not learned. */
export interface LeftOutTurn {
  turn: Turn;
  isGrave: boolean;
  classifier: Classifier;
}

const ROUNDS = 3000;

/**
 * Fits the weights of assistant/statistics/judge-alarm.ts, and says what they are worth at its lines. Questions that the topics learned are left out:
 * of those they are surer than of others. Gives lines to be put there by hand.
 */
export function fitAlarm(turns: readonly LeftOutTurn[]): string[] {
  const learned = new Set(topicQuestions().map(({ question }) => question));
  const signsOf = createSignReader();
  const told = turns
    .filter(({ turn }) => !learned.has(turn.text))
    .map(({ turn, isGrave, classifier }) => ({ signs: signsOf(turn, classifier), isGrave }));
  const { intercept, weights } = fitLogistic(
    told.map(({ signs, isGrave }) => ({
      values: ALARM_WEIGHTS.map(([, , value]) => value(signs)),
      right: isGrave,
    })),
    ROUNDS,
  );
  const share = (grave: boolean, level: 'emergency' | 'possible') => {
    const list = told.filter(({ isGrave }) => isGrave === grave);
    const reached = list.filter(
      ({ signs }) => judgeAlarm(signs) >= ALARM_LINES[signs.byRules ?? 'nothing'][level],
    );
    return `${((reached.length * 100) / Math.max(1, list.length)).toFixed(1)} %`;
  };
  return [
    'weights of assistant/statistics/judge-alarm.ts:',
    `intercept ${intercept.toFixed(2)}`,
    ...ALARM_WEIGHTS.map(([name], at) => `${name} ${(weights[at] ?? 0).toFixed(2)}`),
    `as they stand, of ${told.length}: of dangers an emergency ${share(true, 'emergency')}, possible at least ${share(true, 'possible')}; of calm ones ${share(false, 'emergency')} and ${share(false, 'possible')}`,
  ];
}

function createSignReader() {
  const { topicsOf } = sharedUnderstanding();
  let byRules: ByRules | undefined;
  const assess = createAssess(loadRules(loadLexicon()), loadLexicon(), (_, found) => {
    byRules = found;
    return { odds: 0, kind: 'body', about: 0 };
  });
  return (turn: Turn, classifier: Classifier): AlarmSigns => {
    assess(turn);
    const topics = topicsOf(turn.text);
    const asked = { entry: anyEntry(topics), byRules };
    return classifier
      .read(turn, true)
      .map((stretch) => ({ ...stretch, ...asked }))
      .reduce((most, one) => (judgeAlarm(one) > judgeAlarm(most) ? one : most));
  };
}
