import type { Mention, Turn } from './turn.ts';

/** 'And for my dad?', 'the baby is 8 months', 'what would help her': of what the words say alone nothing is an emergency, however near its words come. */
export const saysSomething = ({ tokens, mentions }: Turn): boolean => {
  const takes = mentions.some(({ kind }) => TAKEN.has(kind));
  const plain = mentions.filter(({ kind }) => SAYS_WHO.has(kind));
  return tokens.some(
    ({ word, number }, at) =>
      // 'Nine' is a number as well.
      (number === undefined ? /\p{L}/u.test(word) : takes) &&
      !ABOUT_NOTHING.has(word) &&
      !plain.some(({ from, to }) => from <= at && at < to),
  );
};
/** Whom it is about: an age, a pregnancy, diabetes. */
const SAYS_WHO: ReadonlySet<string> = new Set([
  'person',
  'group',
  'test',
  'allergy',
] satisfies Mention['kind'][]);
/** '20 of his pills' says something. */
const TAKEN: ReadonlySet<string> = new Set([
  'drug',
  'medicine',
  'ingredient',
  'substance',
] satisfies Mention['kind'][]);
const ABOUT_NOTHING: ReadonlySet<string> = new Set(
  `a an the my his her him he she they them it this that and or but also too else for to of in on with about from what which who how where when
   is are was be do does did can could would should will have has you your y'all i me we us good best better one ones some any something anything
   please thank thanks help okay ok so then same now well like likes want wants try old year years month months week weeks he's she's
   im i'm hes shes its ss sc trait stage type turn turned only just about sorry hi hello hey as am being`.split(
    /\s+/,
  ),
);
