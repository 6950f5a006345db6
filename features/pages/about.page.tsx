import { about, advisoryBoard, founder, PEOPLE_NOTE } from '#content/about.ts';
import { storeClaims } from '#content/store-facts.ts';
import { heroUrl, portraitUrl } from '#illustrations/manifest/art-urls.ts';
import { breadcrumbData, pageMeta } from '#features/store/page-meta.ts';
import { servicesContext } from '#features/services-context.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import './prose.css';
import './about.css';
import type { PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';

export function meta({ loaderData, matches }: PageMetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: 'About us',
    description: loaderData?.about.lead ?? '',
    path: '/about',
    structuredData: [
      breadcrumbData(matches, [
        { name: 'Home', path: '/' },
        { name: 'About', path: '/about' },
      ]),
    ],
  });
}

export async function loader({ context }: PageLoaderArgs) {
  const { settings, profile } = context.get(servicesContext);
  const sample = await settings.sampleContent();
  const said = profile.current();
  const { customers, ...claims } = storeClaims(said);
  return {
    about: { ...about, lead: about.lead(said.claims.includes('formulated')), title: `About ${said.name}` },
    claims: [...(sample.customerCount ? [customers] : []), ...Object.values(claims)],
    people: sample.advisoryBoard ? { founder, advisoryBoard, note: PEOPLE_NOTE } : null,
  };
}

export default function About({ loaderData }: PageProps<typeof loader>) {
  const { about: page, claims, people } = loaderData;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'About' }]} />
      <div className="about-head">
        <div>
          <h1 className="text-section">{page.title}</h1>
          <p className="lead mt-4">{page.lead}</p>
        </div>
        <div className="arch">
          <img src={heroUrl('homeland')} alt="" width="1600" height="720" fetchPriority="high" />
        </div>
      </div>
      <section className="section prose" aria-labelledby="mission">
        <h2 id="mission" className="mb-4 text-heading">
          {page.mission.heading}
        </h2>
        <div className="grid gap-4">
          {page.mission.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </section>
      {people && <Founder {...people.founder} />}
      <section className="section" aria-labelledby="values">
        <h2 id="values" className="mb-6 text-heading">
          How we work
        </h2>
        <ul className="about-values">
          {page.values.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-title">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
        <ul className="about-claims">
          {claims.map(({ title, note, icon }) => (
            <li key={title}>
              <Icon name={icon} />
              <span>
                <strong>{title}</strong>
                {note}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {people && <Board board={people.advisoryBoard} note={people.note} />}
    </div>
  );
}

function Founder({ name, title, portrait, heading, paragraphs }: typeof founder) {
  return (
    <section className="about-founder" aria-labelledby="founder">
      <img src={portraitUrl(portrait)} alt="" width="200" height="200" loading="lazy" />
      <div>
        <h2 id="founder" className="text-heading">
          {heading}
        </h2>
        <p className="mt-1 mb-4 text-muted">
          {name}, {title}
        </p>
        <div className="grid gap-4">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

function Board({ board, note }: { board: typeof advisoryBoard; note: string }) {
  return (
    <section aria-labelledby="board">
      <h2 id="board" className="mb-6 text-heading">
        Medical advisory board
      </h2>
      <ul className="about-board">
        {board.map(({ name, title, line, portrait }) => (
          <li key={name}>
            <img src={portraitUrl(portrait)} alt="" width="200" height="200" loading="lazy" />
            <h3 className="text-title">{name}</h3>
            <p className="text-small text-muted">{title}</p>
            <p className="mt-2 text-small">{line}</p>
          </li>
        ))}
      </ul>
      <p className="fda-note mt-6">{note}</p>
    </section>
  );
}
