import { useState } from 'react';
import { Link } from 'react-router';
import { breadcrumbData, pageMeta } from '#features/store/page-meta.ts';
import { conditionArtUrl } from '#illustrations/manifest/art-urls.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Loaded } from '#platform/ui/loaded.tsx';
import { tellNotLoaded } from '#platform/ui/use-overlays.ts';
import type { PageMetaArgs } from '#platform/ui/page-types.ts';
import { QUIZ_PATH } from './quiz-address.ts';
import { concernShelves } from './quiz-shelves.ts';
import { concernLabels, quizPage } from './quiz-words.data.ts';
import { concerns } from './recommend.ts';
import './quiz.css';
import './quiz-inline.css';

const loadQuiz = () => import('./quiz-inline.tsx');

export function meta({ matches }: PageMetaArgs) {
  return pageMeta(matches, {
    title: quizPage.title,
    description: quizPage.description,
    path: QUIZ_PATH,
    structuredData: [
      breadcrumbData(matches, [
        { name: 'Home', path: '/' },
        { name: quizPage.title, path: QUIZ_PATH },
      ]),
    ],
  });
}

/** The same for everybody: the server is told nothing that could make a difference. */
export default function QuizRoute() {
  const [isCut, setIsCut] = useState(false);
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: quizPage.title }]} />
      <div className="page-head">
        <h1 className="text-section">{quizPage.title}</h1>
        <p className="lead">{quizPage.lead}</p>
      </div>
      <noscript>
        <p className="notice notice-calm">{quizPage.withoutScript}</p>
      </noscript>
      {!isCut && (
        <div className="quiz-inline">
          <p className="quiz-waiting">{quizPage.waiting}</p>
          <Loaded
            load={loadQuiz}
            props={{}}
            onFailed={() => {
              setIsCut(true);
              tellNotLoaded();
            }}
          />
        </div>
      )}
      <Concerns />
    </div>
  );
}

/** What the quiz can be about, for who cannot take it or need not. */
function Concerns() {
  const { title, lead } = quizPage.concerns;
  return (
    <section className="section" aria-labelledby="quiz-concerns">
      <h2 id="quiz-concerns" className="text-heading">
        {title}
      </h2>
      <p className="mt-2 text-muted">{lead}</p>
      <ul className="quiz-concerns">
        {concerns.map((concern) => {
          const { label, art } = concernLabels[concern];
          return (
            <li key={concern}>
              <Link to={`/conditions/${concernShelves[concern]}`} className="quiz-option" prefetch="intent">
                <img src={conditionArtUrl(art)} alt="" width="58" height="58" loading="lazy" />
                <span>{label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
