import { Link } from 'react-router';
import { type Overview, type OverviewSeries, sumOfLast } from './overview.ts';
import { Icon } from '#platform/ui/icon.tsx';
import './overview.css';

/** What an owner sees on arriving. */
export function OverviewPanel({
  overview: { waits, ordersAt, series, searched, unanswered },
}: {
  overview: Overview;
}) {
  return (
    <>
      <section className="panel" aria-labelledby="waits">
        <h2 id="waits" className="text-title">
          What waits
        </h2>
        {waits.length === 0 ? (
          <p className="text-muted">Nothing waits for you.</p>
        ) : (
          <ul className="overview-waits">
            {waits.map(({ label, count, href }) => (
              <li key={label}>
                <Link to={href}>
                  <strong>{count}</strong> {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="panel" aria-labelledby="lately">
        <h2 id="lately" className="text-title">
          The last 30 days
        </h2>
        {ordersAt && (
          <p className="text-muted">
            Your shop counts its orders itself:{' '}
            <a className="text-link" href={ordersAt} target="_blank" rel="noopener">
              the orders in your shop’s admin <Icon name="external-link" />
              <span className="sr-only"> (another site, opens in a new tab)</span>
            </a>
          </p>
        )}
        <ul className="overview-series">
          {series.map((one) => (
            <Series key={one.label} series={one} />
          ))}
        </ul>
        <Searched title="Searched for most often" searches={searched.top} />
        <Searched title="Searched for without a product found" searches={searched.missed} />
        {unanswered.length > 0 && (
          <>
            <h3 className="font-display font-semibold">Asked most often without an answer</h3>
            <ul className="overview-unanswered">
              {unanswered.map(({ question, times }) => (
                <li key={question}>
                  <span className="wrap-anywhere">“{question}”</span>{' '}
                  <span className="text-muted">{times === 1 ? 'once' : `${times} times`}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  );
}

/** Each leads to what visitors see for it. */
function Searched({ title, searches }: { title: string; searches: Overview['searched']['top'] }) {
  if (searches.length === 0) return null;
  return (
    <>
      <h3 className="font-display font-semibold">{title}</h3>
      <ul className="overview-unanswered">
        {searches.map(({ text, week, month }) => (
          <li key={text}>
            {/* What somebody typed can be one endless word: cut, not broken. */}
            <Link
              to={`/shop?q=${encodeURIComponent(text)}`}
              title={text}
              className="text-link inline-block max-w-full truncate align-bottom"
            >
              {text}
            </Link>{' '}
            <span className="text-muted">
              {month === 1 ? 'once' : `${month} times`}, {week} in the last 7 days
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Series({ series: { label, href, days } }: { series: OverviewSeries }) {
  return (
    <li>
      {href ? <Link to={href}>{label}</Link> : <span>{label}</span>}
      <p>
        <strong>{sumOfLast(days, days.length)}</strong>{' '}
        <span className="text-small text-muted">{sumOfLast(days, 7)} in the last 7 days</span>
      </p>
      <Bars days={days} />
    </li>
  );
}

const HEIGHT = 32;

/** One bar a day. The numbers beside it say the same in words. */
function Bars({ days }: { days: number[] }) {
  const most = Math.max(1, ...days);
  return (
    <svg
      className="overview-bars"
      viewBox={`0 0 ${days.length * 4} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map((count, index) => {
        // An empty day still shows that it was a day.
        const height = Math.max(1, (count / most) * HEIGHT);
        return <rect key={index} x={index * 4} y={HEIGHT - height} width={3} height={height} />;
      })}
    </svg>
  );
}
