interface PrizesProps {
  prizes: { place: string; prize: string }[];
  /** Gone with the giveaway: who cannot enter any more meets none. */
  conditions: string | undefined;
}

/** Three prizes, the grand one first. */
export function Prizes({ prizes, conditions }: PrizesProps) {
  return (
    <section className="giveaway-prizes" aria-labelledby="three-prizes">
      <h2 id="three-prizes" className="text-section">
        Three prizes
      </h2>
      {conditions !== undefined && <p className="lead">{conditions}</p>}
      <ol>
        {prizes.map(({ place, prize }, index) => (
          <li key={place} className="prize">
            <span className="prize-number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="text-title">{prize}</h3>
              <p className="text-muted">{place}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
