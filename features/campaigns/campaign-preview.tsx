import { type ComponentType, Suspense, useId, useState } from 'react';
import { giveawayTexts, prayerModal } from '#content/campaign-texts.ts';
import type { Campaign } from './campaign.ts';
import {
  campaignFacts,
  type CampaignFacts,
  type ExitWords,
  type GiveawayState,
  type PrayerWords,
  type SlideInWords,
} from './campaign-facts.ts';
import { heroUrl } from '#illustrations/manifest/art-urls.ts';
import { checkCampaignForm } from './campaign.schema.ts';
import { asSentence } from '#platform/text/as-sentence.ts';
import { inNewYork } from '#platform/time/new-york.ts';
import type { CampaignValues } from './campaign-attempt.ts';

interface CampaignPreviewProps {
  campaign: Campaign;
  typed: CampaignValues;
  /** The store's time now, as a date field shows it. */
  now: string;
  Look: CampaignLook;
}

/** How it looks on a visitor's screen, out of the rooms whose parts a visitor sees. */
export type CampaignLook = ComponentType<{ kind: Campaign['kind']; facts: CampaignFacts }>;

/** What a visitor sees of what is typed, at any moment. By the store's own rules, so it cannot say anything else than the store does. */
export default function CampaignPreview({ campaign, typed, now, Look }: CampaignPreviewProps) {
  const [at, setAt] = useState(now);
  const [looks, setLooks] = useState(false);
  const id = useId();
  const checked = checkCampaignForm(campaign.kind, typed);
  const { kind } = campaign;
  const facts = checked.ok ? campaignFacts([{ ...campaign, ...checked.change }], inNewYork(at)) : undefined;
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
      {facts && (
        <>
          <Seen kind={kind} facts={facts} />
          <button
            type="button"
            className="btn btn-line btn-small justify-self-start"
            aria-pressed={looks}
            onClick={() => setLooks(!looks)}
          >
            Show on a phone and a desktop
          </button>
          {looks && (
            <Suspense fallback={null}>
              <Look kind={kind} facts={facts} />
            </Suspense>
          )}
        </>
      )}
      {!checked.ok && (
        <p className="text-muted">{Object.values(checked.fieldErrors).map(asSentence).join(' ')}</p>
      )}
    </div>
  );
}

function Seen({ kind, facts }: { kind: Campaign['kind']; facts: CampaignFacts }) {
  if (kind === 'awareness') return <SeasonSeen on={facts.season === 'awareness'} />;
  if (kind === 'announcement') return <AnnouncementSeen line={facts.announcement} />;
  if (kind === 'slide-in') return <SlideInSeen words={facts.slideIn} />;
  if (kind === 'exit-window') return <ExitSeen words={facts.exitWindow} />;
  if (kind === 'prayer') return <PrayerSeen on={facts.prayer} words={facts.prayerWords} />;
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

function SlideInSeen({ words }: { words: SlideInWords | undefined }) {
  if (!words) return <p>No notice.</p>;
  return (
    <div className="campaign-card">
      <p className="text-small text-muted">On phones, under the header, after some scrolling:</p>
      <p>{words.text}</p>
      <span className="btn btn-accent btn-small justify-self-start">{words.button}</span>
    </div>
  );
}

function ExitSeen({ words }: { words: ExitWords | undefined }) {
  if (!words) return <p>The exit window says what it always does, if there is a discount code.</p>;
  return (
    <div className="campaign-card">
      <p className="text-small text-muted">
        When somebody leaves, or after two minutes, once a visit, with a field for an email:
      </p>
      <p className="text-title font-display">{words.title}</p>
      <p>{words.text}</p>
    </div>
  );
}

function PrayerSeen({ on, words }: { on: boolean; words: PrayerWords | undefined }) {
  if (!on) return <p>No prayer window.</p>;
  const title = words?.title ?? prayerModal.title;
  const text = words ? words.text || prayerModal.others.text : prayerModal.text;
  return (
    <div className="campaign-card">
      <p className="text-small text-muted">On arrival, once a visit, this window:</p>
      <p className="text-title font-display">{title}</p>
      <p>{text}</p>
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
      <img src={heroUrl(giveaway.picture ?? 'giveaway')} alt="" width="1600" height="720" loading="lazy" />
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
