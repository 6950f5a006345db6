import { Link } from 'react-router';
import type { TextSection } from '#content/text-section.ts';
import { useStoreFacts } from '#features/store/use-store-facts.ts';

/** Plain words under headings, each with its anchor. What speaks of the demo is left out of a live shop. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  const live = useStoreFacts()?.live ?? false;
  return sections
    .filter(({ demo }) => !(demo && live))
    .map(({ id, heading, paragraphs, points, link }) => (
      <section key={id} id={id} className="prose-section">
        <h2>{heading}</h2>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {points && (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {link && (
          <p>
            <Link to={link.href} className="text-link">
              {link.label}
            </Link>
          </p>
        )}
      </section>
    ));
}
