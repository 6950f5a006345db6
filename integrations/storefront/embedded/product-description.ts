import type { ProductFile } from './data-schema.ts';
import { dailyValue, formatPercent } from './daily-values.ts';

type Facts = ProductFile['facts'];
type Described = Pick<ProductFile, 'benefit' | 'about' | 'facts' | 'directions' | 'warnings' | 'questions'>;

/** The description of a product: what it is, Supplement Facts, directions, warnings, questions. Page and plain text say the same, in the same order. */
export function describeProduct(
  product: Described,
  commonWarning: string,
): { description: string; descriptionHtml: string } {
  const { facts } = product;
  const warnings = [...product.warnings, commonWarning];
  const rows = facts.rows.map((row) => ({ ...row, percent: percentCell(row, facts) }));
  const notes = factsNotes(facts, rows);
  const descriptionHtml = [
    `<p><strong>${escapeHtml(product.benefit)}</strong></p>`,
    ...product.about.map(paragraph),
    '<h3>Supplement Facts</h3>',
    factsTable(facts, rows, notes),
    '<h3>How to take it</h3>',
    ...product.directions.map(paragraph),
    '<h3>Please read first</h3>',
    `<ul>${warnings.map((warning) => `<li>${escapeHtml(warning)}</li>`).join('')}</ul>`,
    ...questionsOf(product.questions),
  ].join('\n');
  // Plain text starts with what a card shows: benefit and what it is.
  const description = [
    product.benefit,
    ...product.about,
    `Supplement Facts. ${servings(facts)}.`,
    `${rows.map(({ name, amount, percent }) => [name, amount, percent].join(' ').trim()).join('; ')}.`,
    ...notes,
    'How to take it:',
    ...product.directions,
    'Please read first:',
    ...warnings,
    ...(product.questions.length > 0 ? [QUESTIONS] : []),
    ...product.questions.flatMap(({ question, answer }) => [question, answer]),
  ].join(' ');
  return { description, descriptionHtml };
}

const QUESTIONS = 'Questions';

/** Closed, each opened by itself: twelve answers would hide what the label says. */
const questionsOf = (questions: Described['questions']): string[] =>
  questions.length === 0
    ? []
    : [
        `<h3>${QUESTIONS}</h3>`,
        ...questions.map(
          ({ question, answer }) =>
            `<details><summary>${escapeHtml(question)}</summary>${paragraph(answer)}</details>`,
        ),
      ];

const NO_DAILY_VALUE = '†';

function percentCell(row: Facts['rows'][number], facts: Facts): string {
  if (row.dailyValue !== undefined) return formatPercent(row.dailyValue);
  const found = dailyValue(row, facts.dailyValuesFor);
  if (!found.ok) throw new Error(`${row.name} ${found.problem}`);
  if (found.kind === 'percent') return formatPercent(found.percent);
  return found.kind === 'not-established' ? NO_DAILY_VALUE : '';
}

function factsNotes(facts: Facts, rows: { name: string; percent: string }[]): string[] {
  const notes: string[] = [];
  if (rows.some(({ percent }) => percent === NO_DAILY_VALUE))
    notes.push(`${NO_DAILY_VALUE} Daily Value not established.`);
  // 21 CFR 101.36(b)(2)(iii)(D): the reference diet is named where fat, carbohydrate, fiber or protein have a percentage.
  if (
    rows.some(
      ({ name, percent }) => /^(total|saturated|dietary|added|protein)/i.test(name) && percent.endsWith('%'),
    )
  )
    notes.push('Percent Daily Values are based on a 2,000 calorie diet.');
  if (facts.dailyValuesFor === 'pregnant-or-nursing')
    notes.push('Percent Daily Values are for pregnant women and nursing mothers.');
  notes.push(`Other ingredients: ${facts.otherIngredients}`);
  return notes;
}

const servings = (facts: Facts) =>
  `Serving size: ${facts.servingSize}. Servings per container: ${facts.servingsPerContainer}`;

/** The notes stand in the table's foot: a dagger must not be torn from what it means. */
function factsTable(
  facts: Facts,
  rows: { name: string; amount: string; percent: string }[],
  notes: string[],
): string {
  const head = ['Amount per serving', 'Amount', '% Daily Value']
    .map((title) => `<th scope="col">${title}</th>`)
    .join('');
  const body = rows
    .map(
      ({ name, amount, percent }) =>
        `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(amount)}</td><td>${escapeHtml(percent)}</td></tr>`,
    )
    .join('\n');
  const foot = notes.map((note) => `<tr><td colspan="3">${escapeHtml(note)}</td></tr>`).join('\n');
  return `<table>\n<caption>${escapeHtml(servings(facts))}</caption>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body}\n</tbody>\n<tfoot>\n${foot}\n</tfoot>\n</table>`;
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }),
);

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities.get(sign) ?? sign);
}
