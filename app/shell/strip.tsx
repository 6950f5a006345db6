import { announcementOf } from '#content/store-profile.ts';
import { useStoreFacts } from '#features/store/use-store-facts.ts';
import { Icon } from '#platform/ui/icon.tsx';

/** One line above the header: what the owner announces, and the season's word while its campaign runs. */
export function Strip() {
  const facts = useStoreFacts();
  const awareness = facts?.season === 'awareness';
  const line = facts ? (facts.announcement ?? announcementOf(facts.profile)) : '';
  if (!awareness && line === '') return null;
  return (
    <aside className="strip" aria-label="Announcement">
      {awareness ? (
        <>
          <Icon name="heart" /> October is breast cancer awareness month. Book your mammogram, and take a
          sister along.
        </>
      ) : (
        line
      )}
    </aside>
  );
}
