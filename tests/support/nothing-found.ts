import type { Found } from '#features/chat/found.server.ts';

/** What the assistant has to answer a question with when it has found nothing. */
export const nothingFound: Found = {
  reading: { ask: { kind: 'question' }, query: '', products: [], followUp: false, person: undefined },
  passages: [],
  likely: undefined,
  confirmed: false,
  related: undefined,
  suggestions: [],
  nearby: undefined,
  corrected: undefined,
  products: [],
  shelf: undefined,
  page: undefined,
  leftOut: [],
  labels: [],
};
