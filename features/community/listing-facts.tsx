import type { IconName } from '#platform/ui/icon-names.ts';
import { Icon } from '#platform/ui/icon.tsx';

/** When, where and whom to call, each with its icon; what a source does not say is left out. */
export function ListingFacts({ facts }: { facts: { icon: IconName; label: string; text: string | null }[] }) {
  return (
    <dl className="listing-facts">
      {facts.map(({ icon, label, text }) =>
        text === null ? null : (
          <div key={label}>
            <dt>
              <Icon name={icon} />
              <span className="sr-only">{label}</span>
            </dt>
            <dd>{label === 'Contact' ? <Contact text={text} /> : text}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** A number alone can be called; with anything else around it, it stays text. */
function Contact({ text }: { text: string }) {
  const digits = text.replaceAll(/\D/g, '');
  if (!/^[\d\s().-]+$/.test(text) || digits.length < 3) return text;
  return <a href={`tel:${digits.length === 10 ? `+1${digits}` : digits}`}>{text}</a>;
}
