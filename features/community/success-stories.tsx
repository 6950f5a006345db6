import type { SuccessStory } from '#content/success-stories.data.ts';
import { portraitUrl } from '#illustrations/manifest/art-urls.ts';
import { Carousel } from '#platform/ui/carousel.tsx';

/** Static entries (docs/product/community.md#success-stories). The initials stand in for a portrait that does not arrive. */
export function SuccessStories({ stories }: { stories: readonly SuccessStory[] }) {
  return (
    <Carousel
      label="Success stories"
      className="success-stories"
      loop={false}
      heading={<h2 className="text-section">Success stories</h2>}
    >
      {stories.map(({ name, location, condition, story, portrait, initials, timeframe }) => (
        <li key={name}>
          <figure className="success-story">
            <span className="tag">{condition}</span>
            <blockquote>{story}</blockquote>
            <figcaption>
              <img src={portraitUrl(portrait)} alt={initials} width="56" height="56" loading="lazy" />
              <span>
                <strong>{name}</strong>
                {location}
                <br />
                {timeframe}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </Carousel>
  );
}
