import { type ReactNode, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CampaignFacts } from '#features/campaigns/campaign-facts.ts';

interface ScreenFrameProps {
  screen: { name: string; width: number; height: number };
  season: CampaignFacts['season'];
  /** What stands above the header. */
  line: ReactNode;
  /** The children stand in place of the home page's content, not over it. */
  isPage: boolean;
  /** What has to be known of it. */
  note?: string | undefined;
  children: ReactNode;
}

/**
 * The store's home in a window of a given width, without its scripts, and in it living parts of this page. Nothing in it can be
 * pressed or focused: it is there to be looked at.
 */
export function ScreenFrame({ screen, season, line, isPage, note, children }: ScreenFrameProps) {
  const { name, width, height } = screen;
  const html = useHomePage(isPage);
  const { figure, scale } = useScale(width);
  const [shown, setShown] = useState<Document | null>(null);
  const strip = useMemo(() => shown && emptiedStrip(shown), [shown]);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (shown) dress(shown, season);
  }, [shown, season]);
  // A window that opens in the frame takes the focus, which belongs to who presses or types here.
  useEffect(() => {
    if (shown && focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
  }, [shown]);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    focused.current = document.activeElement;
    setShown(currentTarget.contentDocument);
  };
  const room = shown && (isPage ? shown.getElementById('main') : shown.body);
  return (
    <figure ref={figure} className="screen-frame">
      <div style={{ width: width * scale, height: height * scale }} inert>
        {html !== undefined && (
          <iframe
            title={`${name}, ${width} pixels wide`}
            sandbox="allow-same-origin"
            srcDoc={html}
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
            onLoad={onLoad}
          />
        )}
      </div>
      <figcaption className="text-small text-muted">
        {name}, {width} pixels wide{note && `: ${note}`}
        {html === '' && ': the store does not answer at the moment'}
      </figcaption>
      {room && createPortal(children, room)}
      {strip && createPortal(line, strip)}
    </figure>
  );
}

/** As wide as there is room, but never larger than it is. */
function useScale(width: number) {
  const figure = useRef<HTMLElement>(null);
  const [scale, setScale] = useState(0.25);
  useEffect(() => {
    if (!figure.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    watch.observe(figure.current);
    return () => watch.disconnect();
  }, [width]);
  return { figure, scale };
}

/** The home page as a visitor gets it, with the styles of this page beside its own. Empty when nobody answered. */
function useHomePage(withoutContent: boolean): string | undefined {
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    const left = new AbortController();
    const read = async () => {
      const answer = await fetch('/', { signal: left.signal });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      for (const part of page.querySelectorAll('script, noscript, video, link:not([rel="stylesheet"])'))
        part.remove();
      for (const style of document.querySelectorAll('link[rel="stylesheet"]'))
        page.head.append(page.importNode(style, true));
      page.documentElement.dataset['theme'] = document.documentElement.dataset['theme'];
      if (withoutContent) {
        page.getElementById('main')?.replaceChildren();
        // Of the home page alone.
        page.querySelector('.bottom-bar')?.remove();
      }
      setHtml(`<!doctype html>${page.documentElement.outerHTML}`);
    };
    read().catch(() => {
      if (!left.signal.aborted) setHtml('');
    });
    return () => left.abort();
  }, [withoutContent]);
  return html;
}

function dress(page: Document, season: CampaignFacts['season']) {
  if (season) page.documentElement.dataset['season'] = season;
  else delete page.documentElement.dataset['season'];
  // Nothing scrolls in it, and a phone has no bar at its edge: the page is as wide as the frame says.
  page.documentElement.style.scrollbarWidth = 'none';
  page.documentElement.style.scrollbarGutter = 'auto';
}

/** Where the line above the header goes. Without a line it takes no room (`.strip:empty`). */
function emptiedStrip(page: Document): Element {
  const strip = page.querySelector('.strip') ?? page.createElement('aside');
  strip.className = 'strip';
  strip.ariaLabel = 'Announcement';
  strip.replaceChildren();
  if (!strip.parentNode) page.body.prepend(strip);
  return strip;
}
