import { Icon } from '#platform/ui/icon.tsx';

/** A link out of the store: it says so, in an icon and in words. */
export function OutsideLink({ href, label, about }: { href: string; label: string; about: string }) {
  return (
    <a className="text-link" href={href} target="_blank" rel="noopener nofollow">
      {label} <Icon name="external-link" />
      <span className="sr-only">{about} (another site, opens in a new tab)</span>
    </a>
  );
}
