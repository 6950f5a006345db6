import { ageLabels, concernLabels, genderLabels, symptomLabels } from './quiz-words.data.ts';
import { ageGroups, concerns, genders, type QuizAnswers, type QuizStep, symptoms } from './recommend.ts';
import type { ConditionName } from '#illustrations/manifest/art-files.ts';
import { conditionArtUrl } from '#illustrations/manifest/art-urls.ts';

interface QuizOptionsProps {
  step: QuizStep;
  answers: QuizAnswers;
  onAnswer: (answers: QuizAnswers) => void;
}

/** The answers of one step: radio buttons for one choice, check boxes for many. */
export function QuizOptions({ step, answers, onAnswer }: QuizOptionsProps) {
  switch (step) {
    case 1:
      return (
        <Choices>
          {ageGroups.map((age) => (
            <Choice
              key={age}
              type="radio"
              name="age"
              label={ageLabels[age]}
              checked={answers.ageGroup === age}
              onChange={() => onAnswer({ ...answers, ageGroup: age })}
            />
          ))}
        </Choices>
      );
    case 2:
      return (
        <Choices>
          {genders.map((gender) => (
            <Choice
              key={gender}
              type="radio"
              name="gender"
              label={genderLabels[gender]}
              checked={answers.gender === gender}
              onChange={() => onAnswer({ ...answers, gender })}
            />
          ))}
        </Choices>
      );
    case 3:
      return (
        <Choices>
          {concerns.map((concern) => (
            <Choice
              key={concern}
              type="checkbox"
              name={concern}
              {...concernLabels[concern]}
              checked={answers.primaryConcerns.includes(concern)}
              onChange={() =>
                onAnswer({ ...answers, primaryConcerns: toggled(answers.primaryConcerns, concern) })
              }
            />
          ))}
        </Choices>
      );
    case 4:
      return (
        <Choices>
          {symptoms.map((symptom) => (
            <Choice
              key={symptom}
              type="checkbox"
              name={symptom}
              {...symptomLabels[symptom]}
              checked={answers.symptoms.includes(symptom)}
              onChange={() => onAnswer({ ...answers, symptoms: toggled(answers.symptoms, symptom) })}
            />
          ))}
        </Choices>
      );
  }
}

const toggled = <T,>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

function Choices({ children }: { children: React.ReactNode }) {
  return (
    <fieldset className="quiz-options" aria-labelledby="quiz-question">
      {children}
    </fieldset>
  );
}

interface ChoiceProps {
  type: 'radio' | 'checkbox';
  name: string;
  label: string;
  art?: ConditionName;
  checked: boolean;
  onChange: () => void;
}

function Choice({ type, name, label, art, checked, onChange }: ChoiceProps) {
  return (
    <label className="quiz-option">
      {art && <img src={conditionArtUrl(art)} alt="" width="58" height="58" />}
      <span>{label}</span>
      <input type={type} name={name} checked={checked} onChange={onChange} />
    </label>
  );
}
