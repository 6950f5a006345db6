/** What is wrong between this store and its platform, as the owner has to mend it. */
export interface ShopTrouble {
  /** Permissions that the token lacks and the store does without. */
  scopes: readonly string[];
  /** Set while another API version answers than the one that is asked for. */
  version: { asked: string; answered: string } | undefined;
  /** What the last reading threw; undefined once one succeeded. */
  failure: unknown;
}

/** Remembers what the platform refused, until it serves again. */
export interface ShopWatch {
  trouble(): ShopTrouble;
  lacks(scope: string): boolean;
  /** True where nobody knew it yet. */
  refused(scope: string): boolean;
  answered(asked: string, answered: string): void;
  /** A reading begins; the returned function is told what it came to. Of readings that overlap the one asked last has the word. */
  asking(): (outcome: { failure: unknown }) => void;
  /** Asks from now on for everything again: a scope may have been given. */
  forgetScopes(): void;
}

export function createShopWatch(): ShopWatch {
  const scopes = new Set<string>();
  let version: ShopTrouble['version'];
  let failure: unknown;
  let asked = 0;
  let told = 0;
  return {
    trouble: () => ({ scopes: [...scopes], version, failure }),
    lacks: (scope) => scopes.has(scope),
    refused(scope) {
      const isNew = !scopes.has(scope);
      scopes.add(scope);
      return isNew;
    },
    answered(asked, answered) {
      version = asked === answered ? undefined : { asked, answered };
    },
    asking() {
      const place = (asked += 1);
      return (outcome) => {
        if (place < told) return;
        told = place;
        ({ failure } = outcome);
      };
    },
    forgetScopes: () => scopes.clear(),
  };
}
