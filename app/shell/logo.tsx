import { Link } from 'react-router';
import { useStoreFacts } from '#features/store/use-store-facts.ts';
import { Mark } from '#platform/ui/mark.tsx';

export function Logo() {
  const name = useStoreFacts()?.profile.name ?? 'BioLife';
  return (
    <Link to="/" className="logo" aria-label={`${name} home`}>
      <Mark />
      {name}
    </Link>
  );
}
