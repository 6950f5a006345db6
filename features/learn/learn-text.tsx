import type { LearnPage } from '#content/condition-types.ts';

export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The explanatory text of a learn page; the points of a section stand after its first paragraph. */
export function LearnText({ sections }: { sections: LearnPage['sections'] }) {
  return (
    <div className="prose">
      {sections.map(({ heading, paragraphs: [first, ...rest], points }) => (
        <section key={heading} id={anchorOf(heading)} className="prose-section">
          <h2>{heading}</h2>
          <p>{first}</p>
          {points && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {rest.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
