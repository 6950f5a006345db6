import './app.css';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import displayFont from '../.generated/fonts/display.woff2?url';
import textFont from '../.generated/fonts/text.woff2?url';
import { footerBadges } from '#content/badges.ts';
import { NEWSLETTER_NOT_YET } from '#features/newsletter/newsletter-texts.ts';
import { chatsKept } from '#content/store-facts.ts';
import { servicesContext } from '#features/services-context.ts';
import { ErrorScreen } from '#features/store/error-screen.tsx';
import { headScript } from './head-script.ts';
import { FloatingParts } from './shell/floating-parts.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { NavigationProgress } from './shell/navigation-progress.tsx';
import { Overlays } from './shell/overlays.tsx';
import { Strip } from './shell/strip.tsx';
import { useSession } from '#features/accounts/use-session.ts';
import { useBrowserState } from './shell/use-browser-state.ts';
import { type StoreFacts, useStoreFacts } from '#features/store/use-store-facts.ts';
import type { ErrorBoundaryProps, PageLoaderArgs } from '#platform/ui/page-types.ts';
import type { LinksFunction } from 'react-router';

export const links: LinksFunction = () => [
  { rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: displayFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/art/brand/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/art/brand/favicon-32.png', sizes: '32x32', type: 'image/png' },
  { rel: 'apple-touch-icon', href: '/art/brand/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** The same for everybody: what is one visitor's own is filled in by the browser. */
export async function loader({ context }: PageLoaderArgs): Promise<StoreFacts> {
  const { store, clock, settings, campaigns, profile } = context.get(servicesContext);
  return {
    storeUrl: store.url,
    year: clock.now().getFullYear(),
    live: store.live,
    chatsKept: chatsKept(store.terms),
    sample: await settings.sampleContent(),
    ...(!store.mails && { notYet: NEWSLETTER_NOT_YET }),
    profile: profile.current(),
    badges: footerBadges(profile.current().claims),
    ...campaigns.facts(),
  };
}

/** Nothing here changes while somebody walks through the store, unless they are the one who changes it. */
export const shouldRevalidate = ({ formAction }: ShouldRevalidateFunctionArgs) =>
  /^\/account\/(campaigns|settings|setup)/.test(formAction ?? '');

export function Layout({ children }: { children: React.ReactNode }) {
  const season = useStoreFacts()?.season ?? undefined;
  return (
    // The theme script sets data-theme before React looks.
    <html lang="en" data-season={season} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fdfaf4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#17100d" />
        {/* It ran before React came: the browser's code need not carry it. */}
        <script
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript : '' }}
          suppressHydrationWarning
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Everything around a page. */
function Shell({ children }: { children: React.ReactNode }) {
  useBrowserState();
  useSession();
  return (
    <>
      <NavigationProgress />
      <a className="btn btn-primary skip-link" href="#main">
        Skip to content
      </a>
      <Strip />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <FloatingParts />
      <Overlays />
    </>
  );
}

export default function App() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: ErrorBoundaryProps) {
  return (
    <Shell>
      <ErrorScreen error={error} />
    </Shell>
  );
}
