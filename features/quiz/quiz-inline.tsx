import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '#platform/ui/icon.tsx';
import { QUIZ_PATH, quizResultAddress } from './quiz-address.ts';
import { QuizResults } from './quiz-results.tsx';
import { useQuizRun } from './quiz-run.ts';
import { QuizStepPage } from './quiz-step.tsx';
import { quizResults } from './quiz-words.data.ts';
import { QUIZ_STEPS, type QuizStep } from './recommend.ts';
import { type QuizMistake, useQuizFragment } from './use-quiz-fragment.ts';

/** The quiz as a part of its page. The address alone decides whether it shows steps or a result, so that Back and a link do. */
export default function QuizInline() {
  const { step, answers, answer, goTo, startOver } = useQuizRun();
  const [moves, setMoves] = useState(0);
  const [mistake, setMistake] = useState<QuizMistake>();
  const navigate = useNavigate();
  const fragment = useQuizFragment((found) => {
    setMistake(found);
    if (found.known) useQuizRun.setState(found.known);
  });
  const move = (to?: string) => {
    setMistake(undefined);
    // Something new stands here, also from step 1 to step 1: its heading takes the focus.
    setMoves(moves + 1);
    if (to) void navigate(to, { preventScrollReset: true });
  };
  const onStep = (next: QuizStep | 'results') => {
    goTo(next);
    move(next === 'results' ? quizResultAddress(answers) : undefined);
  };
  const restart = (to?: string) => {
    startOver();
    move(to);
  };
  if (fragment.state === 'reading')
    return (
      <p className="quiz-waiting" role="status">
        {quizResults.loading}
      </p>
    );
  if (fragment.state === 'whole')
    return (
      <QuizResults answers={fragment.answers} onRetake={() => restart(QUIZ_PATH)} takesFocus={moves > 0} />
    );
  return (
    <>
      {mistake && (
        <div className="notice" role="alert">
          <Icon name="circle-alert" />
          <p>
            {mistake.says} {mistake.asks}
          </p>
        </div>
      )}
      <QuizStepPage
        key={moves}
        step={step === 'results' ? QUIZ_STEPS : step}
        answers={answers}
        onAnswer={answer}
        onStep={onStep}
        onStartOver={() => restart()}
        takesFocus={moves > 0}
      />
    </>
  );
}
