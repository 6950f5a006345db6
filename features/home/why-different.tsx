import { Link } from 'react-router';
import { heroUrl } from '#illustrations/manifest/art-urls.ts';
import { Icon } from '#platform/ui/icon.tsx';

/** What sets the store apart, in three lines, and the way to the whole story. */
export function WhyDifferent({ values }: { values: readonly { title: string; text: string }[] }) {
  return (
    <section className="section wrap later why" aria-labelledby="why-heading">
      <div className="arch">
        <img src={heroUrl('advice')} alt="" width="1600" height="720" loading="lazy" />
      </div>
      <div>
        <h2 id="why-heading" className="text-section">
          Why we are different
        </h2>
        <ul className="why-values">
          {values.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-title">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
        <Link to="/about" className="text-link mt-6">
          Our story
          <Icon name="arrow-right" />
        </Link>
      </div>
    </section>
  );
}
