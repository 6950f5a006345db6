import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tellNotLoaded } from '#platform/ui/use-overlays.ts';
import { QUIZ_PATH, readQuizFields } from './quiz-address.ts';
import type { CheckedQuiz } from './quiz-answers.schema.ts';
import { quizPage } from './quiz-words.data.ts';
import { hasAnswers, type QuizAnswers, quizFields, quizSteps } from './recommend.ts';
import { type QuizProgress, readKnownAnswers } from './stored-quiz.ts';

/** Why a fragment shows no result. */
export interface QuizMistake {
  says: string;
  /** What its first step that is open asks for. */
  asks: string | undefined;
  /** What it does hold, and the step where that leads on; undefined where it holds nothing. */
  known: QuizProgress | undefined;
}

export type QuizFragment = { state: 'none' | 'reading' } | { state: 'whole'; answers: QuizAnswers };

/**
 * What the address's fragment says. One without a result is told of and taken out of the address: from then on the steps go on, and
 * a reload must not throw them back.
 */
export function useQuizFragment(onMistake: (mistake: QuizMistake) => void): QuizFragment {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [whole, setWhole] = useState<{ hash: string; answers: QuizAnswers }>();
  // A link within the page, such as 'Skip to content', is no answer.
  const isPlace = hash !== '' && document.getElementById(hash.slice(1)) !== null;
  if (hash === '' && whole) setWhole(undefined);

  const onChecked = useEffectEvent((checked: CheckedQuiz) => {
    if (checked.ok) {
      setWhole({ hash, answers: checked.answers });
      return;
    }
    onMistake(mistakeIn(hash, checked.fieldErrors));
    void navigate(QUIZ_PATH, { replace: true, preventScrollReset: true });
  });
  const keepResult = useEffectEvent(() => {
    if (whole) void navigate(whole.hash, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (hash === '') return;
    if (isPlace) {
      keepResult();
      return;
    }
    let current = true;
    import('./quiz-answers.schema.ts').then(({ checkQuizAnswers }) => {
      if (current) onChecked(checkQuizAnswers(hash));
    }, tellNotLoaded);
    return () => {
      current = false;
    };
  }, [hash, isPlace]);

  if (whole && (isPlace || whole.hash === hash)) return { state: 'whole', answers: whole.answers };
  return { state: hash === '' || isPlace ? 'none' : 'reading' };
}

function mistakeIn(fragment: string, errors: (CheckedQuiz & { ok: false })['fieldErrors']): QuizMistake {
  const answers = readKnownAnswers(readQuizFields(fragment));
  if (!hasAnswers(answers)) return { says: quizPage.unknown, asks: undefined, known: undefined };
  const step = quizSteps.find((step) => errors[quizFields[step]]) ?? 1;
  return { says: quizPage.incomplete, asks: errors[quizFields[step]], known: { step, answers } };
}
