import type { Source } from '#content/condition-types.ts';
import { FDA_STATEMENT } from '#content/claims.data.ts';
import { Icon } from '#platform/ui/icon.tsx';

/** The foot of a health page: where it comes from, and the words that the FDA asks for. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <footer className="sources">
      <h2 className="text-title">Where this comes from</h2>
      <ul>
        {sources.map(({ title, publisher, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {title}
              <Icon name="external-link" />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
            <span className="text-muted">, {publisher}</span>
          </li>
        ))}
      </ul>
      <p className="fda-note">{FDA_STATEMENT}</p>
    </footer>
  );
}
