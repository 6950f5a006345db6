import { useId, useState } from 'react';
import { giveawayTexts, prayerModal } from '#content/campaign-texts.ts';
import type { Campaign } from './campaign.ts';
import { campaignFacts, type CampaignFacts, type GiveawayState } from './campaign-facts.ts';
import { checkCampaignForm } from './campaign.schema.ts';
import { asSentence } from '#platform/text/as-sentence.ts';
import { inNewYork } from '#platform/time/new-york.ts';
import type { CampaignValues } from './campaign-attempt.ts';

interface CampaignPreviewProps {
  campaign: Campaign;
  typed: CampaignValues;
  /** The store's time now, as a date field shows it. */
  now: string;
}

/** What a visitor sees of what is typed, at any moment. By the store's own rules, so it cannot say anything else than the store does. */
export default function CampaignPreview({ campaign, typed, now }: CampaignPreviewProps) {
  const [at, setAt] = useState(now);
  const id = useId();
  const checked = checkCampaignForm(campaign.kind, typed);
  return (
    <div className="campaign-preview">
      <h3 className="text-title">What a visitor sees</h3>
      <div className="form-field">
        <label htmlFor={id}>On (New York time)</label>
        <input
          id={id}
          type="datetime-local"
          step={1}
          className="input"
          value={at}
          onChange={(event) => setAt(event.target.value || now)}
        />
      </div>
      {checked.ok ? (
        <Seen
          kind={campaign.kind}
          facts={campaignFacts([{ ...campaign, ...checked.change }], inNewYork(at))}
        />
      ) : (
        <p className="text-muted">{Object.values(checked.fieldErrors).map(asSentence).join(' ')}</p>
      )}
    </div>
  );
}

function Seen({ kind, facts }: { kind: Campaign['kind']; facts: CampaignFacts }) {
  if (kind === 'awareness') return <SeasonSeen on={facts.season === 'awareness'} />;
  if (kind === 'announcement') return <AnnouncementSeen line={facts.announcement} />;
  if (kind === 'prayer') return <PrayerSeen on={facts.prayer} />;
  return facts.giveaway ? <GiveawaySeen giveaway={facts.giveaway} /> : null;
}

function SeasonSeen({ on }: { on: boolean }) {
  if (!on) return <p>The store in its usual colors.</p>;
  return (
    <div className="campaign-card" data-season="awareness">
      <p>Pink and orange on every page, and the line about breast cancer awareness month above the header.</p>
      <span className="tag tag-accent justify-self-start">October</span>
    </div>
  );
}

function AnnouncementSeen({ line }: { line: string | null }) {
  if (line === null) return <p>No announcement.</p>;
  return (
    <div className="campaign-card">
      <p className="text-small text-muted">Above the header of every page:</p>
      <p>{line}</p>
    </div>
  );
}

function PrayerSeen({ on }: { on: boolean }) {
  if (!on) return <p>No prayer window.</p>;
  return (
    <div className="campaign-card">
      <p className="text-small text-muted">On arrival, once a visit, this window:</p>
      <p className="text-title font-display">{prayerModal.title}</p>
      <p>{prayerModal.text}</p>
    </div>
  );
}

function GiveawaySeen({ giveaway }: { giveaway: GiveawayState }) {
  const texts = giveawayTexts(giveaway);
  const { page } = texts;
  const { popups } = giveaway;
  return (
    <div className="campaign-card">
      <p className="text-small text-muted">The giveaway’s page:</p>
      <p className="text-title font-display">{page.heading}</p>
      <p>{page.lead}</p>
      {page.dates.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul className="campaign-others">
        {texts.prizes.map(({ place, prize }) => (
          <li key={place}>
            {place}: {prize}
          </li>
        ))}
      </ul>
      {page.conditions !== undefined && <p>{page.conditions}</p>}
      <p className="text-small text-muted">
        {popups ? 'After two minutes, once a visit, this window:' : 'No window asks for entries.'}
      </p>
      {popups && (
        <p>
          <strong>{texts.modal.title}.</strong> {texts.modal.text}
        </p>
      )}
    </div>
  );
}
