import { eventDay } from './event-words.ts';
import type { HealthEvent } from './listings.ts';
import { ListingFacts } from './listing-facts.tsx';
import { OutsideLink } from './outside-link.tsx';

const kinds: Record<HealthEvent['eventType'], { label: string; tag: string }> = {
  screening: { label: 'Screening', tag: 'tag tag-green' },
  workshop: { label: 'Workshop', tag: 'tag' },
  other: { label: 'Get-together', tag: 'tag' },
};

export function EventList({ events }: { events: HealthEvent[] }) {
  return (
    <ul className="listings">
      {events.map((event) => {
        const { month, day, weekday, time } = eventDay(event.eventDate);
        const kind = kinds[event.eventType];
        return (
          <li key={event.id}>
            <article className="listing event">
              <time className="event-day" dateTime={event.eventDate}>
                <span>{month}</span> <strong>{day}</strong>
              </time>
              <div className="listing-words">
                <span className={kind.tag}>{kind.label}</span>
                <h3 className="text-title">{event.title}</h3>
                <ListingFacts
                  facts={[
                    {
                      icon: 'clock',
                      label: 'When',
                      text: time ? `${weekday}, ${time}` : `${weekday}, all day`,
                    },
                    { icon: 'map-pin', label: 'Where', text: event.location },
                  ]}
                />
                <p>{event.description}</p>
                {event.sourceUrl && (
                  <OutsideLink href={event.sourceUrl} label="Details" about={`of ${event.title}`} />
                )}
              </div>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
