import { Form, useNavigation } from 'react-router';
import { momentInWords } from '#content/date-words.ts';
import type { Campaign } from '#features/campaigns/campaign.ts';
import type { Drawing, GiveawayTally } from './find-drawing.server.ts';
import { Icon } from '#platform/ui/icon.tsx';
import type { CampaignAttempt } from '#features/campaigns/campaign-attempt.ts';

interface DrawingPanelProps {
  campaign: Campaign;
  tally: GiveawayTally;
  /** The last moment that takes an entry has passed. */
  ended: boolean;
  attempt: CampaignAttempt | undefined;
}

/** Draws a giveaway's winners, once, and shows them with what anybody needs to draw again. */
export function DrawingPanel({ campaign, tally, ended, attempt }: DrawingPanelProps) {
  const headingId = `drawing-${campaign.id}`;
  return (
    <section className="panel" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-title">
        Winners: {campaign.name}
      </h2>
      <p>
        {tally.entries} {tally.entries === 1 ? 'entry' : 'entries'}
        {ended || campaign.endsAt === null
          ? '.'
          : ` so far. Winners can be drawn after ${momentInWords(new Date(campaign.endsAt))}.`}
      </p>
      {attempt?.outcome === 'not-drawn' && (
        <p className="notice" role="alert">
          <Icon name="circle-alert" />
          {attempt.message}
        </p>
      )}
      {tally.drawing ? (
        <Drawn drawing={tally.drawing} campaignId={campaign.id} />
      ) : (
        ended && tally.entries > 0 && <DrawForm campaign={campaign} />
      )}
    </section>
  );
}

function DrawForm({ campaign }: { campaign: Campaign }) {
  const busy = useNavigation().formData?.get('intent') === 'draw';
  return (
    <Form
      method="post"
      className="campaign-form"
      preventScrollReset
      onSubmit={(event) => busy && event.preventDefault()}
    >
      <input type="hidden" name="id" value={campaign.id} />
      <label className="check-row">
        <input type="checkbox" name="confirm" required />
        <span>
          Draw one entry for each of the {campaign.prizes.length} prizes. This is done once and cannot be
          taken back.
        </span>
      </label>
      <button
        type="submit"
        name="intent"
        value="draw"
        className="btn btn-primary justify-self-start"
        aria-disabled={busy}
      >
        {busy ? 'Drawing...' : 'Draw the winners'}
      </button>
    </Form>
  );
}

function Drawn({ drawing, campaignId }: { drawing: Drawing; campaignId: string }) {
  return (
    <>
      <ol className="winners">
        {drawing.winners.map(({ prize, entryId, name, email, phone }) => (
          <li key={entryId}>
            <strong>{prize}</strong>
            <span>{name || 'Entry erased'}</span>
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {phone && <span>{phone}</span>}
            <code>{entryId}</code>
          </li>
        ))}
      </ol>
      <dl className="drawing-facts">
        <dt>Drawn</dt>
        <dd>
          {momentInWords(new Date(drawing.drawnAt))}, by {drawing.drawnBy}
        </dd>
        <dt>Entries</dt>
        <dd>{drawing.entryCount}</dd>
        <dt>Seed</dt>
        <dd>
          <code>{drawing.seed}</code>
        </dd>
      </dl>
      <p className="text-small text-muted">
        Anybody can draw again: for each entry take the SHA-256 of the seed, a colon and the entry’s id, and
        sort by it. The first wins the grand prize, the next ones the others. Who gives a prize up is followed
        by the next in order. The list names ids only, so it can be published.
      </p>
      {/* A file comes back, not a page. */}
      <Form method="post" action="/account/campaigns/entry-ids" reloadDocument>
        <input type="hidden" name="id" value={campaignId} />
        <button type="submit" className="btn btn-line btn-small">
          Download the list of entries
        </button>
      </Form>
    </>
  );
}
