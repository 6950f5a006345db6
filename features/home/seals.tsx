import type { sealDiscs } from './home-facts.server.ts';
import { sealUrl } from '#illustrations/manifest/art-urls.ts';
import { Icon } from '#platform/ui/icon.tsx';

interface SealsProps {
  title: string;
  customers: string | null;
  badges: ReturnType<typeof sealDiscs>;
}

/** The certifications that the owner confirmed, each on its scalloped disc. */
export function Seals({ title, customers, badges }: SealsProps) {
  if (badges.length === 0 && !customers) return null;
  return (
    <section className="section wrap later" aria-labelledby="seals-heading">
      <h2 id="seals-heading" className="statement">
        {title}
      </h2>
      {customers && <p className="lead mt-4 text-center">{customers} shop with us.</p>}
      <ul className="seals">
        {badges.map(({ title: badge, note, icon, seal, light }) => (
          <li key={badge}>
            <span className="seal-disc" data-light={light || undefined}>
              <img src={sealUrl(seal)} alt="" width="100" height="100" loading="lazy" />
              <Icon name={icon} />
            </span>
            <h3>{badge}</h3>
            <p>{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
