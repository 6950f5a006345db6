import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?url';

/** A Lucide icon from the sprite: decoration beside words, never the words themselves. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
