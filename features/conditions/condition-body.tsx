import type { ReactNode } from 'react';
import type { Condition } from '#content/condition-types.ts';
import { Icon } from '#platform/ui/icon.tsx';

interface ConditionBodyProps {
  condition: Pick<Condition, 'title' | 'paragraphs' | 'habits' | 'ask'>;
  /** The emergency text, its numbers made pressable by the page. */
  emergency: ReactNode;
}

/** When to call somebody, two paragraphs, habits that cost nothing, and questions to take along. */
export function ConditionBody({ condition, emergency }: ConditionBodyProps) {
  const { paragraphs, habits, ask } = condition;
  return (
    <>
      {emergency && (
        <div className="wrap mt-8">
          <p className="notice">
            <Icon name="siren" />
            <span>{emergency}</span>
          </p>
        </div>
      )}
      <div className="wrap section later condition-columns">
        <div className="condition-text">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div>
          <h2 className="text-heading">Small things, every day</h2>
          <ol className="mt-4">
            {habits.map(({ title, text }, index) => (
              <li key={title} className="habit">
                <span className="habit-number" aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-title">{title}</h3>
                  <p className="text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <h2 className="mt-10 text-heading">Questions to take along</h2>
          <p className="mt-2 text-muted">For your doctor or pharmacist, before you start anything.</p>
          <ul className="ask-list">
            {ask.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
