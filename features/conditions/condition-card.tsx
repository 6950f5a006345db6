import { Link } from 'react-router';
import type { ConditionName } from '#illustrations/manifest/art-files.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { OverlayLink } from '#platform/ui/overlay-link.tsx';
import { ConditionPicture } from './condition-picture.tsx';
import './condition-card.css';

export interface ConditionCardProps {
  art: ConditionName;
  title: string;
  description: string;
  href: string;
  /** With it the card calls to act: the quiz, and this collection in the shop where the shop has it (docs/product/conditions.md#cards). */
  collectionId?: string | null;
  heading?: 'h2' | 'h3';
}

export function ConditionCard({
  art,
  title,
  description,
  href,
  collectionId,
  heading: Heading = 'h3',
}: ConditionCardProps) {
  return (
    <article className="condition" data-condition={art}>
      <ConditionPicture art={art} />
      <div className="condition-words">
        <Heading className="condition-title">
          <Link to={href} prefetch="intent">
            {title}
          </Link>
        </Heading>
        <p>{description}</p>
        {collectionId !== undefined ? (
          <div className="condition-actions">
            <OverlayLink to="/quiz" overlay="quiz" topic={title} className="btn btn-small">
              Take Quiz for {title}
            </OverlayLink>
            {collectionId !== null && (
              <Link
                to={`/shop?collection=${collectionId}`}
                className="btn btn-small btn-line"
                prefetch="intent"
              >
                View Products <span className="sr-only">for {title}</span>
              </Link>
            )}
          </div>
        ) : (
          <span className="condition-explore" aria-hidden="true">
            Explore
            <Icon name="arrow-right" />
          </span>
        )}
      </div>
    </article>
  );
}
