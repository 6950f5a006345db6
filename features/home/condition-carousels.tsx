import type { ConditionName } from '#illustrations/manifest/art-files.ts';
import type { ReactNode } from 'react';
import { Carousel } from '#platform/ui/carousel.tsx';

export interface ConditionTeaser {
  slug: ConditionName;
  title: string;
  line: string;
}

/** Three looping carousels of four conditions each (docs/product/home.md#conditions). The card comes from the page. */
export function ConditionCarousels({
  title,
  lead,
  groups,
  card,
}: {
  title: string;
  lead: string;
  groups: readonly { label: string; conditions: readonly ConditionTeaser[] }[];
  card: (condition: ConditionTeaser) => ReactNode;
}) {
  return (
    <section className="section wrap" aria-labelledby="conditions-heading">
      <div className="section-head">
        <div>
          <h2 id="conditions-heading" className="text-section">
            {title}
          </h2>
          <p className="lead mt-3 max-w-xl">{lead}</p>
        </div>
      </div>
      <div className="home-carousels">
        {groups.map(({ label, conditions }) => (
          <Carousel key={label} label={label} heading={<h3 className="text-title">{label}</h3>}>
            {conditions.map((condition) => (
              <li key={condition.slug}>{card(condition)}</li>
            ))}
          </Carousel>
        ))}
      </div>
    </section>
  );
}
