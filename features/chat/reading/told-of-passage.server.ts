import type { Passage } from '#features/knowledge/passage.server.ts';

/** The sources of what is told of an entry, each once: those of what was asked, then its own. */
export function sourcesTold({
  asked,
  more = [],
  sources,
}: Pick<Passage, 'asked' | 'more' | 'sources'>): Passage['sources'] {
  const ofAnswers = [...(asked ? [asked] : []), ...more].flatMap(({ source }) => source ?? []);
  return eachOnce([...ofAnswers, ...sources]);
}

/** The first of each address. */
export const eachOnce = (sources: Passage['sources']): Passage['sources'] =>
  sources.filter(({ url }, at) => sources.findIndex((one) => one.url === url) === at);

/** All that may be told of an entry, question by question. */
export const textsOf = ({
  question,
  answer,
  asked,
  more = [],
}: Passage): { question: string; answer: string }[] => [
  ...(asked ? [asked] : []),
  ...more,
  { question, answer },
];
