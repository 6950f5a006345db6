/** Lets a number of look-ups through in each stretch of time. */
export interface LookupBudget {
  /** False once the stretch is used up. */
  spend(): boolean;
}

export function createLookupBudget(options: {
  lookups: number;
  windowMs: number;
  now: () => number;
}): LookupBudget {
  let startedAt = options.now();
  let left = options.lookups;
  return {
    spend() {
      if (options.now() - startedAt >= options.windowMs) {
        startedAt = options.now();
        left = options.lookups;
      }
      if (left === 0) return false;
      left -= 1;
      return true;
    },
  };
}
