import { Icon } from './icon.tsx';

interface StepperProps {
  /** What is counted, such as 'Quantity of Deep Rest'. */
  label: string;
  value: number;
  /** Where one less would take it away altogether, 0. */
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** One less, how many, one more. At a limit its button stays focusable: disabled, the press that reaches it would lose the focus. */
export function Stepper({ label, value, min, max, onChange }: StepperProps) {
  return (
    <div className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label="One less"
        aria-disabled={value <= min}
        onClick={() => value > min && onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label="One more"
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
