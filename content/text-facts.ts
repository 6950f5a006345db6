import { FDA_STATEMENT, PROVIDER_NOTICE } from './claims.data.ts';
import { profileFactNames } from './fill-facts.ts';
import { GIVEAWAY_MINIMUM_AGE } from './store-facts.ts';

/** Figures and fixed words that documents name in braces: stated once, the same on every page. */
export const textFacts = {
  values: {
    minimumAge: GIVEAWAY_MINIMUM_AGE,
    fdaStatement: FDA_STATEMENT,
    providerNotice: PROVIDER_NOTICE,
  },
  /** Set by the owner: the running store fills them in. */
  later: profileFactNames,
};
