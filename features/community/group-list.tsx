import type { SupportGroup } from './listings.ts';
import { Icon } from '#platform/ui/icon.tsx';
import type { IconName } from '#platform/ui/icon-names.ts';
import { ListingFacts } from './listing-facts.tsx';
import { OutsideLink } from './outside-link.tsx';

const formats: Record<SupportGroup['meetingFormat'], { label: string; icon: IconName }> = {
  virtual: { label: 'Virtual', icon: 'video' },
  hybrid: { label: 'In person and virtual', icon: 'video' },
  in_person: { label: 'In person', icon: 'users' },
};

export function GroupList({ groups }: { groups: SupportGroup[] }) {
  return (
    <ul className="listings">
      {groups.map((group) => {
        const format = formats[group.meetingFormat];
        return (
          <li key={group.id}>
            <article className="listing">
              <div className="listing-words">
                <span className="listing-tags">
                  <span className="tag">{group.conditionFocus}</span>
                  <span className={group.meetingFormat === 'in_person' ? 'tag' : 'tag tag-green'}>
                    <Icon name={format.icon} /> {format.label}
                  </span>
                </span>
                <h3 className="text-title">{group.name}</h3>
                <p>{group.description}</p>
                <ListingFacts
                  facts={[
                    { icon: 'clock', label: 'When', text: group.meetingSchedule },
                    { icon: 'map-pin', label: 'Where', text: group.location },
                    { icon: 'phone', label: 'Contact', text: group.contactInfo },
                  ]}
                />
                {group.websiteUrl && (
                  <OutsideLink href={group.websiteUrl} label="Website" about={`of ${group.name}`} />
                )}
              </div>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
