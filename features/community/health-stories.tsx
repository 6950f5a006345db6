import { useEffect } from 'react';
import { Link } from 'react-router';
import type { HealthStory } from './listings.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { StoryList } from './story-list.tsx';
import { useReadAgain } from './use-read-again.ts';
import './community.css';

/** Once for each visit, however often somebody comes back to the page. */
let asked = false;

/** The stories of /learn. `stories` is null when they could not be loaded: then the store is asked once to fetch them (docs/product/community.md#stories). */
export function HealthStories({ stories }: { stories: HealthStory[] | null }) {
  const readAgain = useReadAgain();
  useEffect(() => {
    if (stories !== null || asked) return;
    asked = true;
    // What goes wrong there is logged there.
    void fetch('/functions/v1/fetch-aa-health-stories', { method: 'POST' })
      .catch(() => undefined)
      .then(() => readAgain());
  }, [stories, readAgain]);

  if (stories && stories.length > 0) return <StoryList stories={stories} />;
  return (
    <div className="empty">
      <Icon name="info" />
      <p>No health stories available at the moment. Check back soon!</p>
      {stories === null && (
        <Link to="." reloadDocument className="btn btn-line btn-small">
          Try again
        </Link>
      )}
    </div>
  );
}
