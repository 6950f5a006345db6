import { useState } from 'react';
import { noAnswers, type QuizAnswers, type QuizStep } from '#domain/quiz/recommend.ts';
import { useOverlays } from '../../state/overlays.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { QuizResults } from './quiz-results.tsx';
import { QuizStepPage } from './quiz-step.tsx';
import './quiz.css';

/** Four steps, then results. Every opening starts anew; within one run Back keeps what was answered (storefront §4). */
export default function QuizDialog() {
  const { open, topic, close } = useOverlays();
  const [step, setStep] = useState<QuizStep | 'results'>(1);
  const [answers, setAnswers] = useState<QuizAnswers>(noAnswers);
  const restart = () => {
    setAnswers(noAnswers);
    setStep(1);
  };
  return (
    <Dialog
      open={open === 'quiz'}
      onClose={close}
      title={topic ? `Take Quiz for ${topic}` : 'Wellness quiz'}
      className="dialog quiz"
      bare
    >
      {step === 'results' ? (
        <QuizResults answers={answers} onRetake={restart} onClose={close} />
      ) : (
        <QuizStepPage
          key={step}
          step={step}
          answers={answers}
          onAnswer={setAnswers}
          onStep={setStep}
          onClose={close}
        />
      )}
    </Dialog>
  );
}
