import type { InteractionRow } from './safety-tables.ts';
import type { NamedMedicine } from './visitor-words.ts';

export interface PairTexts {
  /** What to do with a pair, behind its effect. */
  severities: Readonly<Record<InteractionRow['severity'], string>>;
  /** A medicine is named and no pair is known: {medicine} stands for its name. */
  medicine: string;
}

interface Pair {
  row: InteractionRow;
  medicine: string;
  ingredient: string;
}

const SEVERITIES: readonly InteractionRow['severity'][] = ['avoid', 'ask-first', 'space-apart', 'tell-lab'];
const MOST_NOTES = 3;

/** Known pairs of what was named, the gravest first, one for each row. */
export function findPairs(medicines: readonly NamedMedicine[], ingredients: readonly string[]): Pair[] {
  const named = new Set(ingredients);
  const pairs = new Map<string, Pair>();
  for (const { term, rows } of medicines) {
    for (const row of rows) {
      const ingredient = row.ingredients.find((name) => named.has(name));
      if (ingredient !== undefined && !row.medicines.terms.includes(ingredient)) {
        pairs.set(row.id, { row, medicine: term, ingredient });
      }
    }
  }
  return [...pairs.values()].sort(
    (one, other) => SEVERITIES.indexOf(one.row.severity) - SEVERITIES.indexOf(other.row.severity),
  );
}

/** One paragraph for each pair. */
export function pairNotes(pairs: readonly Pair[], texts: PairTexts): { id: string; line: string }[] {
  return pairs.slice(0, MOST_NOTES).map(({ row, medicine, ingredient }) => ({
    id: row.id,
    line: `**${capital(ingredient)} and ${medicine}:** ${row.effect} ${texts.severities[row.severity]} ([${row.source.title}](${row.source.url}))`,
  }));
}

export function medicineNotes(medicines: readonly NamedMedicine[], texts: PairTexts): string[] {
  const names = [...new Set(medicines.map(({ term }) => term))].slice(0, 3);
  return names.length > 0 ? [texts.medicine.replace('{medicine}', names.join(' and '))] : [];
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
