import { Form } from 'react-router';
import type { Campaign } from './campaign.ts';
import { campaignKindLabels } from './campaign-kind-labels.ts';

/** What was put away, and the way back. */
export function ArchivedCampaigns({ campaigns }: { campaigns: Campaign[] }) {
  if (campaigns.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="archived-campaigns">
      <h2 id="archived-campaigns" className="text-title">
        Archived
      </h2>
      <ul className="campaign-archive">
        {campaigns.map(({ id, name, kind }) => (
          <li key={id}>
            <span className="wrap-anywhere">
              {name} <span className="text-muted">({campaignKindLabels[kind]})</span>
            </span>
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
                value="restore"
                className="btn btn-line btn-small"
                aria-label={`Bring back ${name}`}
              >
                Bring back
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
