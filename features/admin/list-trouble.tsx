import { useRevalidator } from 'react-router';

/** In the list's place when it could not be read. */
export function ListTrouble() {
  const { revalidate } = useRevalidator();
  return (
    <div className="empty" role="alert">
      <p>This list could not be loaded.</p>
      <button type="button" className="btn btn-line" onClick={() => void revalidate()}>
        Try again
      </button>
    </div>
  );
}
