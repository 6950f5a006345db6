import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

/** Promises in one line, each with its icon. */
export function BadgeRow({ badges }: { badges: readonly { title: string; icon: IconName }[] }) {
  if (badges.length === 0) return null;
  return (
    <ul className="badge-row" aria-label="Quality">
      {badges.map(({ title, icon }) => (
        <li key={title}>
          <Icon name={icon} />
          {title}
        </li>
      ))}
    </ul>
  );
}
