import { eventDay } from './event-words.ts';
import type { HealthStory } from './listings.ts';
import { OutsideLink } from './outside-link.tsx';

/** Underscores as spaces, in capitals (docs/product/community.md#stories). */
const categoryWords = (category: string) => category.replaceAll('_', ' ').toUpperCase();

export function StoryList({ stories }: { stories: HealthStory[] }) {
  return (
    <ul className="listings">
      {stories.map(({ id, title, description, category, publishedDate, sourceUrl }) => (
        <li key={id}>
          <article className="listing">
            <div className="listing-words">
              <span className="tag">{categoryWords(category)}</span>
              <h3 className="text-title">{title}</h3>
              {publishedDate && <PublishedOn date={publishedDate} />}
              <p>{description}</p>
              {sourceUrl && <OutsideLink href={sourceUrl} label="Read more" about={`about ${title}`} />}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

function PublishedOn({ date }: { date: string }) {
  const { month, day, year } = eventDay(date);
  return (
    <time className="text-small text-muted" dateTime={date}>
      {month} {day}, {year}
    </time>
  );
}
