import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '#platform/ui/icon.tsx';
import { accountTabs } from './tabs.ts';

/** An administrator's tabs: links, so that each has its address. */
export function AccountTabs() {
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
      <ul>
        {accountTabs.map(({ label, href, icon }) => (
          <li key={href}>
            <NavLink to={href} end={href === '/account'}>
              <Icon name={icon} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
