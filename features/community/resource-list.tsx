import type { CaregiverResource } from './listings.ts';
import { ListingFacts } from './listing-facts.tsx';
import { OutsideLink } from './outside-link.tsx';

export function ResourceList({ resources }: { resources: CaregiverResource[] }) {
  return (
    <ul className="listings">
      {resources.map(({ id, title, description, resourceType, location, contactInfo, websiteUrl }) => (
        <li key={id}>
          <article className="listing">
            <div className="listing-words">
              <span className="tag">{resourceType}</span>
              <h3 className="text-title">{title}</h3>
              <p>{description}</p>
              <ListingFacts
                facts={[
                  { icon: 'map-pin', label: 'Where', text: location },
                  { icon: 'phone', label: 'Contact', text: contactInfo },
                ]}
              />
              {websiteUrl && <OutsideLink href={websiteUrl} label="Website" about={`of ${title}`} />}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
