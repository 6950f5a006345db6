import { useState } from 'react';
import { quizQuestions } from './quiz-words.data.ts';
import { hasAnswers, missingAnswer, QUIZ_STEPS, type QuizAnswers, type QuizStep } from './recommend.ts';
import { heroUrl } from '#illustrations/manifest/art-urls.ts';
import { CloseButton } from '#platform/ui/dialog.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { QuizOptions } from './quiz-options.tsx';
import { useFirstFocus } from './use-first-focus.ts';

interface QuizStepProps {
  step: QuizStep;
  answers: QuizAnswers;
  onAnswer: (answers: QuizAnswers) => void;
  onStep: (step: QuizStep | 'results') => void;
  onStartOver: () => void;
  /** Missing where nothing can be closed: on the quiz's page. */
  onClose?: () => void;
  /** False for what stands there as the page comes: nobody has asked for it yet. */
  takesFocus?: boolean;
}

const after: Record<QuizStep, QuizStep | 'results'> = { 1: 2, 2: 3, 3: 4, 4: 'results' };
const before: Record<QuizStep, QuizStep> = { 1: 1, 2: 1, 3: 2, 4: 3 };

/** One question. Its heading takes the focus, so that a screen reader says the step and the question. */
export function QuizStepPage({
  step,
  answers,
  onAnswer,
  onStep,
  onStartOver,
  onClose,
  takesFocus = true,
}: QuizStepProps) {
  const heading = useFirstFocus(takesFocus);
  const [pressed, setPressed] = useState(false);
  const question = quizQuestions[step];
  const missing = missingAnswer(step, answers);
  const next = () => {
    if (missing) setPressed(true);
    else onStep(after[step]);
  };
  return (
    <div className="quiz-page">
      <div className="quiz-side">
        <img src={heroUrl(question.scene)} alt="" width="1600" height="720" />
        <p className="quiz-why">
          <strong>Why we ask</strong>
          {question.why} Your answers never leave this browser.
        </p>
      </div>
      <div className="quiz-main">
        <div className="flex items-center justify-between gap-4">
          <p id="quiz-progress" className="text-small text-muted">
            Step {step} of {QUIZ_STEPS} - Help us understand your health goals
          </p>
          <div className="flex items-center gap-1">
            {hasAnswers(answers) && (
              <button
                type="button"
                className="btn btn-line btn-small whitespace-nowrap"
                onClick={onStartOver}
              >
                <Icon name="rotate-ccw" />
                Start over
              </button>
            )}
            {onClose && <CloseButton onClick={onClose} label="Close quiz" />}
          </div>
        </div>
        <progress className="quiz-progress" value={step} max={QUIZ_STEPS} aria-labelledby="quiz-progress" />
        <h2
          ref={heading}
          tabIndex={-1}
          data-first-focus
          className="text-heading"
          id="quiz-question"
          aria-describedby="quiz-progress"
        >
          {question.heading}
        </h2>
        <QuizOptions step={step} answers={answers} onAnswer={onAnswer} />
        <p className="form-error" role="alert">
          {pressed && missing && (
            <>
              <Icon name="circle-alert" />
              {missing}
            </>
          )}
        </p>
        <StepButtons step={step} onBack={() => onStep(before[step])} onNext={next} />
      </div>
    </div>
  );
}

function StepButtons({ step, onBack, onNext }: { step: QuizStep; onBack: () => void; onNext: () => void }) {
  return (
    <div className="quiz-buttons">
      {step > 1 ? (
        <button type="button" className="btn" onClick={onBack}>
          <Icon name="arrow-left" />
          Back
        </button>
      ) : (
        <span />
      )}
      <button type="button" className="btn btn-primary" onClick={onNext}>
        {step === QUIZ_STEPS ? 'Get My Recommendations' : 'Next'}
      </button>
    </div>
  );
}
