import { lazy, Suspense } from 'react';
import { giveawayForm } from '#content/campaign-texts.ts';
import { TextSections } from '#features/pages/text-sections.tsx';
import type { EntryAttempt } from './entry-attempt.ts';
import type { PublishedDrawing } from './find-published-drawing.server.ts';
import type { GiveawayPageFacts } from './giveaway-page-facts.ts';
import { Prizes } from './prizes.tsx';
import '#features/pages/prose.css';
import './giveaway.css';

/** Each of one phase alone. */
const PublishedDrawingPanel = lazy(() => import('./published-drawing-panel.tsx'));
const EntryForm = lazy(async () => ({ default: (await import('./entry-form.tsx')).EntryForm }));
const NewsletterForm = lazy(async () => ({
  default: (await import('#features/newsletter/newsletter-form.tsx')).NewsletterForm,
}));

interface GiveawayViewProps {
  page: GiveawayPageFacts & { drawing: PublishedDrawing | undefined };
  attempt?: EntryAttempt | undefined;
}

/** The giveaway's page. The owner's desk shows it too, of what is typed. */
export function GiveawayView({ page, attempt }: GiveawayViewProps) {
  const { look, phase, heading, lead, formHeading, prizes, dates, conditions, rules, drawing } = page;
  return (
    <>
      <section className={look.light ? 'hero hero-dark' : 'hero'} style={look.style}>
        <img src={look.src} alt="" width="1600" height="720" fetchPriority="high" />
        <div className="hero-words">
          <h1 className="text-section">{heading}</h1>
          <p className="lead">{lead}</p>
          <div className="flex flex-wrap gap-3">
            {phase === 'running' && (
              <a href="#enter" className="btn btn-accent">
                {giveawayForm.button}
              </a>
            )}
            {rules && (
              <a href="#rules" className="btn btn-line">
                Official rules
              </a>
            )}
          </div>
        </div>
      </section>
      <div className="wrap section giveaway-page">
        {prizes && <Prizes prizes={prizes} conditions={conditions} />}
        <section id="enter" className="ticket" aria-labelledby="enter-heading">
          <div className="hem hem-geese" />
          <h2 id="enter-heading" className="text-heading">
            {formHeading}
          </h2>
          {phase === 'ended' ? (
            <>
              <p>{giveawayForm.ended.text}</p>
              <Suspense fallback={null}>
                <NewsletterForm source="giveaway" />
              </Suspense>
            </>
          ) : (
            dates.map((line) => (
              <p key={line} className="text-muted">
                {line}
              </p>
            ))
          )}
          {phase === 'running' && (
            <Suspense fallback={null}>
              <EntryForm attempt={attempt} />
            </Suspense>
          )}
        </section>
        {(drawing || rules) && (
          <div className="giveaway-rules">
            {drawing && (
              <Suspense fallback={null}>
                <PublishedDrawingPanel drawing={drawing} />
              </Suspense>
            )}
            {rules && (
              <section id="rules">
                <h2 className="text-section">Official rules</h2>
                <TextSections sections={rules} />
              </section>
            )}
          </div>
        )}
      </div>
    </>
  );
}
