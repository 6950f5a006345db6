import { Form, useNavigation } from 'react-router';
import { momentInWords } from '#content/date-words.ts';
import type { Campaign } from '#features/campaigns/campaign.ts';
import type { Drawing, GiveawayTally } from './find-drawing.server.ts';
import { WinnerRow } from './winner-row.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import type { CampaignAttempt } from '#features/campaigns/campaign-attempt.ts';

interface DrawingPanelProps {
  campaign: Campaign;
  tally: GiveawayTally;
  /** The last moment that takes an entry has passed. */
  ended: boolean;
  /** The announced moment of the drawing has come. */
  due: boolean;
  attempt: CampaignAttempt | undefined;
  /** Who looks may take the list of entries out. */
  mayExport: boolean;
}

/** Draws a giveaway's winners, once, and shows them with what anybody needs to draw again. */
export function DrawingPanel({ campaign, tally, ended, due, attempt, mayExport }: DrawingPanelProps) {
  const headingId = `drawing-${campaign.id}`;
  return (
    <section className="panel" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-title">
        Winners: {campaign.name}
      </h2>
      <p>
        {tally.entries} {tally.entries === 1 ? 'entry' : 'entries'}
        {ended || campaign.endsAt === null ? '.' : ` so far.`}
      </p>
      {tally.entriesHash !== null && (
        <p className="text-small wrap-anywhere text-muted">
          Entries are closed. The SHA-256 of their list is <code>{tally.entriesHash}</code>. Published before
          the drawing, it shows that nobody was added or taken out.
        </p>
      )}
      {attempt?.outcome === 'not-drawn' && (
        <p className="notice" role="alert">
          <Icon name="circle-alert" />
          {attempt.message}
        </p>
      )}
      {tally.drawing ? (
        <Drawn drawing={tally.drawing} campaignId={campaign.id} mayExport={mayExport} />
      ) : (
        ended && tally.entries > 0 && <BeforeDrawing campaign={campaign} due={due} />
      )}
    </section>
  );
}

function BeforeDrawing({ campaign, due }: { campaign: Campaign; due: boolean }) {
  if (due) return <DrawForm campaign={campaign} />;
  if (campaign.drawingAt === null) return null;
  return <p>Winners can be drawn from {momentInWords(new Date(campaign.drawingAt))}, as was announced.</p>;
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

interface DrawnProps {
  drawing: Drawing;
  campaignId: string;
  mayExport: boolean;
}

function Drawn({ drawing, campaignId, mayExport }: DrawnProps) {
  return (
    <>
      <ol className="winners">
        {drawing.winners.map((winner) => (
          <WinnerRow key={winner.entryId} winner={winner} campaignId={campaignId} />
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
        by the next in order. The list names ids only, so it can be published: whoever has the file to publish
        and this program repeats the drawing with <code>npm run verify-drawing</code>.
      </p>
      {/* A file comes back, not a page. */}
      {mayExport && (
        <Form
          method="post"
          action="/account/campaigns/entry-ids"
          reloadDocument
          className="flex flex-wrap gap-2"
        >
          <input type="hidden" name="id" value={campaignId} />
          <button type="submit" className="btn btn-line btn-small">
            Download the list of entries
          </button>
          <button type="submit" name="format" value="json" className="btn btn-line btn-small">
            Download the file to publish
          </button>
        </Form>
      )}
    </>
  );
}
