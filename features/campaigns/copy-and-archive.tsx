import { Form } from 'react-router';
import type { Campaign } from './campaign.ts';

export function CopyAndArchive({ campaign: { id, name } }: { campaign: Campaign }) {
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="intent"
        value="copy"
        className="btn btn-line btn-small"
        aria-label={`Copy ${name}`}
      >
        Copy
      </button>
      <button
        type="submit"
        name="intent"
        value="archive"
        className="btn btn-line btn-small"
        aria-label={`Archive ${name}`}
      >
        Archive
      </button>
    </Form>
  );
}
