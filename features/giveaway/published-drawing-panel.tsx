import type { PublishedDrawing } from './find-published-drawing.server.ts';

/** What anybody may check of an ended giveaway: the committed list, the drawing, and who has won. */
export default function PublishedDrawingPanel({ drawing }: { drawing: PublishedDrawing }) {
  const { entries, entriesHash, drawn, winners } = drawing;
  return (
    <section className="published-drawing" aria-labelledby="drawing-heading">
      <h2 id="drawing-heading" className="text-section">
        {drawn ? 'The drawing' : 'The list is closed'}
      </h2>
      {winners.length > 0 && (
        <ul className="giveaway-winners">
          {winners.map(({ prize, name }) => (
            <li key={prize}>
              <strong dir="auto">{name}</strong> has won {prize}.
            </li>
          ))}
        </ul>
      )}
      <p>
        {entries === 1 ? 'One entry was taken.' : `${entries} entries were taken.`}
        {drawn
          ? ' The winners were drawn from this list by a number made at random in the moment of the drawing.'
          : ' Nobody can be added or taken out: the drawing uses exactly the list with this fingerprint.'}
      </p>
      {entriesHash !== null && (
        <p className="text-small wrap-anywhere text-muted">
          SHA-256 of the list of entries, fixed when they closed: <code>{entriesHash}</code>
        </p>
      )}
      {drawn && (
        <p>
          <a href="/kia-giveaway/drawing.json" download>
            Download the drawing
          </a>{' '}
          to repeat it yourself: each entry by its number, without names.
        </p>
      )}
    </section>
  );
}
