import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '#platform/ui/icon.tsx';
import type { AdminRole } from './permissions.ts';
import { tabGroupsOf } from './tabs.ts';

interface AccountTabsProps {
  role: AdminRole;
  /** What waits, and on which page. */
  waiting: { count: number; href: string }[];
}

/** An administrator's tabs: links, so that each has its address. */
export function AccountTabs({ role, waiting }: AccountTabsProps) {
  const { pathname } = useLocation();
  const strip = useRef<HTMLElement>(null);
  // On a phone the tabs are a strip that scrolls: the current one is brought to its middle, and the page stays where it is.
  useEffect(() => {
    const current = strip.current?.querySelector(`a[href="${pathname}"]`)?.getBoundingClientRect();
    if (!strip.current || !current) return;
    const { left, width } = strip.current.getBoundingClientRect();
    strip.current.scrollLeft += current.left + current.width / 2 - (left + width / 2);
  }, [pathname]);
  return (
    <nav className="account-tabs" aria-label="Account" ref={strip}>
      {tabGroupsOf(role).map(({ title, tabs }) => (
        <div key={title}>
          <p className="account-tabs-title text-fine text-muted">{title}</p>
          <ul aria-label={title}>
            {tabs.map(({ label, href, icon }) => (
              <li key={href}>
                <NavLink to={href} end={href === '/account'}>
                  <Icon name={icon} />
                  {label}
                  <Waiting count={countOf(waiting, href)} />
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="account-tabs-count">
      {count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}

/** Of the page at this address, whichever part of it they are in. */
const countOf = (waiting: AccountTabsProps['waiting'], page: string): number =>
  waiting.reduce((sum, { count, href }) => (href.split('?', 1)[0] === page ? sum + count : sum), 0);
