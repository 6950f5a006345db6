import { formatMoney, fromCents } from '#platform/money/money.ts';
import { useStoreFacts } from '#features/store/use-store-facts.ts';

/** The sun rises along the horizon as the goods near free standard shipping, which is for goods over the threshold, not at it. */
export function ShippingHorizon({ goodsCents, currencyCode }: { goodsCents: number; currencyCode: string }) {
  const over = useStoreFacts()?.profile.shipping.freeOverCents ?? null;
  if (over === null) return null;
  const reached = goodsCents > over;
  const share = reached ? 1 : goodsCents / over;
  const missing = over - goodsCents + 1;
  const words = reached
    ? 'Free standard shipping, you made it'
    : `${formatMoney(fromCents(missing, currencyCode))} to free standard shipping`;
  return (
    <div
      className="horizon"
      role="progressbar"
      aria-label="Progress to free standard shipping"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(share * 100)}
      aria-valuetext={words}
    >
      <svg viewBox="0 0 400 88" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <g
          style={{ transform: `translate(${40 + 280 * share}px, ${92 - 34 * share}px)` }}
          className="horizon-sun"
        >
          <circle r="62" opacity=".25" />
          <circle r="44" opacity=".4" />
          <circle r="26" />
        </g>
        <path className="horizon-land" d="M0 70C90 60 160 66 230 64s120-6 170-2v26H0z" />
      </svg>
      <p>{words}</p>
    </div>
  );
}
