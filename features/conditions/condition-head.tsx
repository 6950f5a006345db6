import type { ReactNode } from 'react';
import type { ConditionName, HeroName } from '#illustrations/manifest/art-files.ts';
import { heroUrl } from '#illustrations/manifest/art-urls.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { ConditionPicture } from './condition-picture.tsx';

interface ConditionHeadProps {
  slug: ConditionName;
  title: string;
  heading: string;
  line: string;
  hero: HeroName;
  children: ReactNode;
}

/** The head of a condition page on the condition's own ground: words left, an arch with a scene right. */
export function ConditionHead({ slug, title, heading, line, hero, children }: ConditionHeadProps) {
  return (
    <>
      <section className="condition-head" data-condition={slug}>
        <div className="wrap">
          <div>
            <Breadcrumbs crumbs={[{ label: 'Conditions', href: '/conditions' }, { label: title }]} />
            <h1 className="text-section">{heading}</h1>
            <p className="lead">{line}</p>
            <div className="flex flex-wrap gap-3">{children}</div>
          </div>
          <div className="condition-scene">
            <div className="arch">
              <img src={heroUrl(hero)} alt="" width="1600" height="720" fetchPriority="high" />
            </div>
            <div className="condition-badge">
              <ConditionPicture art={slug} />
            </div>
          </div>
        </div>
      </section>
      <div className="hem hem-geese" />
    </>
  );
}
