import { stripLine } from '#features/campaigns/strip-line.tsx';
import { useStoreFacts } from '#features/store/use-store-facts.ts';

/** One line above the header of every page. */
export function Strip() {
  const facts = useStoreFacts();
  const line = facts ? stripLine(facts) : '';
  if (line === '') return null;
  return (
    <aside className="strip" aria-label="Announcement">
      {line}
    </aside>
  );
}
