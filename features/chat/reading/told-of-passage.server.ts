import type { Passage } from '#features/knowledge/passage.server.ts';

/** The sources of what is told of an entry, each once: those of what was asked, then its own. */
export function sourcesTold({ asked, sources }: Pick<Passage, 'asked' | 'sources'>): Passage['sources'] {
  return [...(asked?.source ? [asked.source] : []), ...sources].filter(
    ({ url }, at, all) => all.findIndex((one) => one.url === url) === at,
  );
}

/** All that may be told of an entry, question by question. */
export const textsOf = ({ question, answer, asked }: Passage): { question: string; answer: string }[] => [
  ...(asked ? [asked] : []),
  { question, answer },
];
