import type { DeskFound } from './desk-found.ts';
import { DeskSearch } from './desk-search.tsx';
import type { Overview } from './overview.ts';
import { OverviewPanel } from './overview-panel.tsx';
import './overview.css';

/** Where somebody arrives who looks after the store. */
export function DeskHome({
  overview,
  found,
}: {
  /** Of whoever may see it. */
  overview: Overview | undefined;
  found: DeskFound | undefined;
}) {
  return (
    <>
      <DeskSearch found={found} />
      {overview && <OverviewPanel overview={overview} />}
    </>
  );
}
