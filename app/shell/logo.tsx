import { Link } from 'react-router';
import { Mark } from '#platform/ui/mark.tsx';

export function Logo() {
  return (
    <Link to="/" className="logo" aria-label="BioLife home">
      <Mark />
      BioLife
    </Link>
  );
}
