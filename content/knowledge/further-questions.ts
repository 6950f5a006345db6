/** What else people ask about an entry's subject, each answered by itself: of these only the one that was asked is told. */
export interface FurtherQuestion {
  question: string;
  answer: string;
  /** Of this answer, beside those of the entry. */
  source?: { title: string; url: string };
}

/** The question up to its mark, and the answer behind it. */
const ASKED_AND_ANSWERED = /^([^?]+\?)\s+(\S.*)$/;

const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** `[Zinc, NIH](https://…)` behind an answer: an https page, or one of the store. */
const SOURCE = /\s*\[([^\]]+)\]\(((?:https:\/\/|\/(?![/\\]))\S*)\)$/;

const readLine = (line: string): FurtherQuestion | undefined => {
  const [, question, written] = ASKED_AND_ANSWERED.exec(line) ?? [];
  if (question === undefined || written === undefined) return undefined;
  const [behind = '', title, url] = SOURCE.exec(written) ?? [];
  const answer = written.slice(0, written.length - behind.length);
  if (answer === '') return undefined;
  return { question, answer, ...(title !== undefined && url !== undefined && { source: { title, url } }) };
};

/** As an owner writes them, one a line: 'Is it halal? Yes, …', and a source behind it if need be. A line that is none is left out. */
export const furtherQuestions = (text: string): FurtherQuestion[] =>
  linesOf(text)
    .map(readLine)
    .filter((one) => one !== undefined);

/** The number of the first line that is none, counted from 1 among those that are not empty; undefined where all are. */
export function firstWrongLine(text: string): number | undefined {
  const at = linesOf(text).findIndex((line) => readLine(line) === undefined);
  return at < 0 ? undefined : at + 1;
}

/** A file of content/knowledge/further: `## id` of an entry, and below it its further questions. By id, in one text each. */
export function furtherById(file: string, text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of text.split(/^## /m).slice(1)) {
    const [id = '', ...lines] = part.split('\n');
    const body = lines.join('\n').trim();
    const wrong = firstWrongLine(body);
    if (wrong !== undefined)
      throw new Error(`${file}: line ${wrong} of "${id}" should be a question and its answer`);
    if (found.has(id.trim())) throw new Error(`${file}: "${id}" stands twice`);
    found.set(id.trim(), linesOf(body).join('\n'));
  }
  return found;
}
