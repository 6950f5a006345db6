import { useState } from 'react';
import { useLocation } from 'react-router';
import { useOverlays } from '#platform/ui/use-overlays.ts';
import { leaveQuizResults } from './quiz-return.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { QuizResults } from './quiz-results.tsx';
import { useQuizRun } from './quiz-run.ts';
import { QuizStepPage } from './quiz-step.tsx';
import { quizPage } from './quiz-words.data.ts';
import './quiz.css';

/** Four steps, then results. Opened again it goes on where it was left. */
export default function QuizDialog() {
  const { open, topic, close } = useOverlays();
  const { pathname, search } = useLocation();
  const { step, answers, answer, goTo, startOver } = useQuizRun();
  const [runs, setRuns] = useState(0);
  const restart = () => {
    startOver();
    // A new page, also from step 1 to step 1: the pressed button is gone, and the heading takes the focus.
    setRuns(runs + 1);
  };
  const leave = () => {
    leaveQuizResults(pathname + search);
    close();
  };
  return (
    <Dialog
      open={open === 'quiz'}
      onClose={close}
      title={topic ? `Take Quiz for ${topic}` : quizPage.title}
      className="dialog quiz"
      bare
    >
      {step === 'results' ? (
        <QuizResults answers={answers} onRetake={restart} dialog={{ onClose: close, onLeave: leave }} />
      ) : (
        <QuizStepPage
          key={`${runs} ${step}`}
          step={step}
          answers={answers}
          onAnswer={answer}
          onStep={goTo}
          onStartOver={restart}
          onClose={close}
        />
      )}
    </Dialog>
  );
}
