import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { FooterBadge } from '#content/badges.ts';
import { FDA_STATEMENT, PROVIDER_NOTICE } from '#content/claims.data.ts';
import { footerColumns, legalLinks } from '#content/navigation.ts';
import { SAMPLE_CONTENT_LINE } from '#content/sample-content.ts';
import { useStoreFacts } from '#features/store/use-store-facts.ts';
import { chooseTheme, onThemeChange, readTheme, type Theme } from '#platform/ui/theme.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { OverlayLink } from '#platform/ui/overlay-link.tsx';
import { Logo } from './logo.tsx';

export function Footer() {
  const facts = useStoreFacts();
  const sampled = Object.values(facts?.sample ?? {}).some(Boolean);
  return (
    <footer className="footer later">
      <div className="hem" />
      <div className="footer-ink">
        <div className="wrap">
          <div className="footer-columns">
            <div>
              <Logo />
              <p className="mt-4 max-w-80 text-small text-on-ink-muted">
                Supplements and plain-spoken guidance
                {facts?.profile.claims.includes('formulated') && ', formulated for African American health'}.
              </p>
              <GiveawayButton />
            </div>
            {footerColumns.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ label, href }) => (
                    <li key={label}>
                      <Link to={href}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          <Badges badges={facts?.badges ?? []} />
          <div className="fda-box">
            <strong>FDA disclaimer.</strong> {FDA_STATEMENT} {PROVIDER_NOTICE}
            {sampled && ` ${SAMPLE_CONTENT_LINE}`}
          </div>
          <div className="footer-legal">
            <span>
              © {facts?.year} {facts?.profile.name}
            </span>
            <SocialLinks links={facts?.profile.social ?? []} />
            <nav aria-label="Legal" className="flex flex-wrap gap-x-5">
              {legalLinks.map(({ label, href }) => (
                <Link key={href} to={href}>
                  {label}
                </Link>
              ))}
            </nav>
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}

function Badges({ badges }: { badges: readonly FooterBadge[] }) {
  if (badges.length === 0) return null;
  return (
    <ul className="footer-badges" aria-label="Quality">
      {badges.map(({ short, icon }) => (
        <li key={short}>
          <Icon name={icon} />
          {short}
        </li>
      ))}
    </ul>
  );
}

/** Named by where they lead: 'instagram.com'. */
function SocialLinks({ links }: { links: readonly string[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Elsewhere" className="flex flex-wrap gap-x-5">
      {links.map((href) => (
        <a key={href} href={href} rel="me noopener" target="_blank">
          {new URL(href).hostname.replace(/^www\./, '')}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ))}
    </nav>
  );
}

const giveawayLabels = {
  coming: 'Giveaway opens soon',
  running: 'Enter Giveaway',
  ended: 'Giveaway has ended',
};

/** Opens the entry dialog; while no giveaway runs it leads to the giveaway's page. */
function GiveawayButton() {
  const phase = useStoreFacts()?.giveaway?.phase ?? 'ended';
  return (
    <OverlayLink
      to="/kia-giveaway"
      overlay="giveaway"
      opens={phase === 'running'}
      className="btn btn-accent btn-small mt-5"
    >
      {giveawayLabels[phase]}
    </OverlayLink>
  );
}

const themes: { theme: Theme; label: string; icon?: 'sun' | 'moon' }[] = [
  { theme: 'light', label: 'Light', icon: 'sun' },
  { theme: 'dark', label: 'Dark', icon: 'moon' },
  { theme: 'system', label: 'Auto' },
];

function ThemeSwitch() {
  // The server cannot know: no choice is marked until the page is alive.
  const chosen = useSyncExternalStore(onThemeChange, readTheme, () => undefined);
  return (
    <div role="group" aria-label="Colors" className="flex gap-x-4">
      {themes.map(({ theme, label, icon }) => (
        <button key={theme} type="button" aria-pressed={chosen === theme} onClick={() => chooseTheme(theme)}>
          {icon && <Icon name={icon} />}
          {label}
        </button>
      ))}
    </div>
  );
}
