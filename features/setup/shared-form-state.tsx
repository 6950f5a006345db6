import { MeanwhileChanged } from '#platform/forms/meanwhile-changed.tsx';
import { useShownVersion } from '#platform/forms/use-shown-version.ts';
import type { SetupAnswer } from './setup-answer.ts';

interface SharedFormStateProps {
  /** Of what the form was first shown with. */
  version: string;
  answer: SetupAnswer | undefined;
}

/** What a form that two may edit sends along, and what the second of them is told. */
export function SharedFormState({ version, answer }: SharedFormStateProps) {
  const shown = useShownVersion(version, answer?.version);
  return (
    <>
      <input type="hidden" name="version" value={shown} />
      {answer?.meanwhile && <MeanwhileChanged {...answer.meanwhile} />}
    </>
  );
}
