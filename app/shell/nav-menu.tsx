import { useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router';
import type { NavigationEntry } from '#content/navigation.ts';
import { Icon } from '#platform/ui/icon.tsx';

/** Hovering opens after this, at once when another menu was open within the skip time, and leaving closes after the last (docs/product/shell.md#hover-menus). Milliseconds. */
const OPEN_AFTER = 200;
const SKIP_WITHIN = 300;
const CLOSE_AFTER = 150;

/** The header's links. A pointer opens a menu by resting on it, a keyboard by the button beside the link; Escape closes. */
export function NavMenu({ entries }: { entries: NavigationEntry[] }) {
  const { open, hover, leave, toggle, close } = useHoverMenu();
  return (
    <nav className="nav max-lg:hidden" aria-label="Main">
      {entries.map(({ label, href, links }) => (
        <div
          key={href}
          className="nav-item"
          data-open={open === href || undefined}
          onPointerEnter={(event) => event.pointerType === 'mouse' && links && hover(href)}
          onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
          onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && open === href && close()}
        >
          <div className="nav-item-main">
            <NavLink to={href} className="nav-link" prefetch="intent">
              {label}
            </NavLink>
            {links && (
              <button
                type="button"
                className="nav-toggle"
                aria-label={`${label} menu`}
                aria-expanded={open === href}
                onClick={() => toggle(href)}
              >
                <Icon name="chevron-down" />
              </button>
            )}
          </div>
          {links && open === href && (
            <div className="nav-panel">
              <ul style={{ '--rows': Math.min(links.length, 8) }}>
                {links.map((link) => (
                  <li key={link.href}>
                    <NavLink to={link.href} end prefetch="intent" onClick={close}>
                      {link.label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      ))}
    </nav>
  );
}

function useHoverMenu() {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastClosed = useRef(Number.NEGATIVE_INFINITY);

  const after = (delay: number, next: string | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (next === null) lastClosed.current = performance.now();
      setOpen(next);
    }, delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(null);
  };
  useEffect(() => {
    if (open === null) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      document.querySelector<HTMLElement>('.nav [aria-expanded="true"]')?.focus();
      setOpen(null);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [open]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    open,
    hover: (href: string) =>
      after(open !== null || performance.now() - lastClosed.current < SKIP_WITHIN ? 0 : OPEN_AFTER, href),
    leave: () => after(CLOSE_AFTER, null),
    toggle: (href: string) => {
      clearTimeout(timer.current);
      setOpen(open === href ? null : href);
    },
    close,
  };
}
