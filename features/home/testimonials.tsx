import { testimonials } from '#content/testimonials.data.ts';
import { portraitUrl } from '#illustrations/manifest/art-urls.ts';
import { Carousel } from '#platform/ui/carousel.tsx';
import { Icon } from '#platform/ui/icon.tsx';

/** The voices of the home page. Loaded when near. */
export default function Testimonials() {
  return (
    <Carousel label="Testimonials" className="voices">
      {testimonials.map(({ id, name, age, condition, rating, text, location }) => (
        <li key={id}>
          <figure className="voice">
            <span className="stars">
              {Array.from({ length: rating }, (_, star) => (
                <Icon key={star} name="star" />
              ))}
              <span className="sr-only">{rating} of 5 stars</span>
            </span>
            <blockquote>“{text}”</blockquote>
            <figcaption>
              <img src={portraitUrl(id)} alt="" width="56" height="56" loading="lazy" />
              <span>
                <strong>
                  {name}, {age}
                </strong>
                {location} · {condition}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </Carousel>
  );
}
