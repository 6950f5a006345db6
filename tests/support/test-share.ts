/**
 * Where a test holds thousands of sentences or texts against one rule, `npm test` takes one in so many, the same each time; `npm run test:long`
 * sets `TEST_SHARE=1` and takes all (docs/decisions/0027-two-lengths-of-tests.md).
 */
export const TEST_SHARE = Number(process.env['TEST_SHARE'] ?? 3);

/** Whether this run takes what stands at that place. */
export const isTaken = (place: number): boolean => place % TEST_SHARE === 0;
