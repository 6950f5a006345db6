/** What retrieval must reach on the questions of this folder; fewer than these, and `npm run bench:retrieval` and its test fail. */
export const MIN_RECALL_AT_1 = 0.9;
/** On the questions in many voices alone. */
export const MIN_RECALL_AT_1_FRESH = 0.85;
export const MAX_FALSE_ANSWERS = 0.05;
