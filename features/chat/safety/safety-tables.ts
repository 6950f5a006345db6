/** The tables that the rules read; content/ holds them, so that whoever edits a row needs no code. */

interface Source {
  title: string;
  url: string;
}

export interface InteractionRow {
  id: string;
  medicines: { name: string; terms: readonly string[] };
  ingredients: readonly string[];
  severity: 'avoid' | 'ask-first' | 'space-apart' | 'tell-lab';
  effect: string;
  source: Source;
}

export interface GroupRow {
  id: string;
  terms: readonly string[];
  sentence: string;
  avoid: readonly string[];
  askAbout: readonly string[];
  source: Source;
}

export interface SafetyTables {
  interactions: readonly InteractionRow[];
  groups: readonly GroupRow[];
  /** Names in the table of interactions that say nothing unless an ingredient stands beside them: alcohol, laboratory tests, 'the pill'. */
  pairOnly: readonly string[];
  /** Words that are right as they are, so that no spelling is mended into a grave word. */
  ordinaryWords: Iterable<string>;
  misspellings: Readonly<Record<string, string>>;
  /** Plain names of diseases. */
  diseases: readonly string[];
}
