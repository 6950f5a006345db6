import { loadLexicon } from '../lexicon/lexicon.ts';
import { createTermReader } from '../lexicon/term-reader.ts';
import type { LabelSource, ProductLabel } from './product-label.ts';
import { readDiet } from './label-diet.ts';
import { listOf, readIngredients, substancesOf } from './label-ingredients.ts';
import { readSections, sentencesOf } from './label-sections.ts';
import { readServings } from './label-servings.ts';
import { readWarnings } from './label-warnings.ts';

export interface LabelReader {
  (source: LabelSource): ProductLabel;
}

/** Longer than any label. A description may hold a whole page. */
const READ_CHARACTERS = 20_000;

/** Reads the lexicon: make one and keep it. */
export function createLabelReader(lexicon = loadLexicon()): LabelReader {
  const substances = createTermReader(lexicon, new Set(['substance']));
  const concerns = createTermReader(lexicon, new Set(['drug', 'test', 'group', 'allergy']));

  return (source) => {
    const sections = readSections(source.description.slice(0, READ_CHARACTERS));
    const listed = readIngredients(sections, source.title, substances);
    const others = listOf(sections.other ?? '');
    const contents = [
      sections.facts ?? '',
      sections.ingredients ?? '',
      sections.other ?? '',
      sections.allergens ?? '',
      ...listed.map(({ name }) => name),
    ].join('\n');
    const { warnings, found } = readWarnings(sections, concerns);
    const unlisted =
      listed.length > 0 ? [] : substances(withoutDenied(sections.about ?? '')).map(({ concept }) => concept);
    const inTitle = substances(`${source.title}\n${source.productType}`).map(({ concept }) => concept);
    const held = [
      ...listed.flatMap(({ concepts }) => concepts),
      ...substancesOf(others, substances),
      ...inTitle,
      ...unlisted,
    ];
    const holds = new Set(held.flatMap((id) => lexicon.concepts.get(id)?.classes ?? [id]));
    return {
      about: beginningOf(sections.about ?? ''),
      ingredients: listed,
      otherIngredients: others,
      holds,
      ...readServings(source, sections),
      ...readDiet(contents, `${source.title}\n${Object.values(sections).join('\n')}`, source.tags),
      directions: joined(sections.directions),
      warnings,
      warnsOf: new Set(warnings.flatMap(({ concepts }) => concepts)),
      readable: {
        contents:
          (sections.facts ?? sections.ingredients ?? sections.other) !== undefined && listed.length > 0,
        warnings: found,
      },
    };
  };
}

/** Whole sentences, up to the length that a reply gives one product. */
function beginningOf(text: string): string {
  const [first = '', ...rest] = sentencesOf(text);
  const whole = rest.reduce(
    (told, next) => (told.length + next.length < ABOUT_CHARACTERS ? `${told} ${next}` : told),
    first,
  );
  return whole.length <= ABOUT_CHARACTERS
    ? whole
    : `${whole.slice(0, ABOUT_CHARACTERS).replace(/\s+\S*$/, '')}…`;
}
const ABOUT_CHARACTERS = 200;

const joined = (text: string | undefined) =>
  text === undefined ? undefined : sentencesOf(text).join(' ') || undefined;

/** 'No caffeine, no sugar' holds none. */
const withoutDenied = (text: string) =>
  text.replace(/\b(?:no|without|free of|free from|sans|sin)\s[^.;\n]*|\b[\p{L}]+-free\b/giu, ' ');
