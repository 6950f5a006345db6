import { writeFileSync } from 'node:fs';
import { createUnderstanding, plainTokens } from '#assistant/create-understanding.ts';
import { type AskingRead, loadEncoder } from '#assistant/encoder/encoder.ts';
import { packQuestionPieces, questionPiecesFile } from '#assistant/encoder/question-pieces.ts';
import {
  loadPreparedTexts,
  packPreparedTexts,
  preparedQuestionsFile,
  preparedTextsFile,
} from '#assistant/encoder/prepared-texts.ts';
import { packQuestionIndex, questionIndexFile } from '#assistant/encoder/question-index.ts';
import { loadWordings, packWordings, wordingsFile } from '#assistant/encoder/wordings.ts';
import { textOf } from '#assistant/statistics/piece-reader.ts';
import { blindWordings, indexedQuestions, questionsByEntry, textsToPrepare } from './texts-to-prepare.ts';

/**
 * `npm run prepare-texts`: what the first knowledge means, sentence by sentence, once its texts have changed: what was prepared is kept. With
 * `-- --all`, once the encoder has changed, all of it is read anew, some ten minutes; with `-- --questions`,
 * once it was taught what questions ask, that alone, and the ways in which people put them.
 */
const encoder = loadEncoder();
const prepared = loadPreparedTexts();
const isAll = process.argv.includes('--all');
const kept = (text: string) => (isAll ? undefined : prepared.likenessOf(text));
const likenesses = new Map(
  textsToPrepare().map((text) => [text, kept(text) ?? encoder(textOf(plainTokens(text))).likeness]),
);
writeFileSync(preparedTextsFile, packPreparedTexts(likenesses));

const isAskedAnew = isAll || process.argv.includes('--questions');
const asked = new Map(
  [...questionsByEntry().values()]
    .flat()
    .map((question) => [question, encoder.asking(textOf(plainTokens(question)))]),
);
const ofEach = <Part>(part: (read: AskingRead) => Part) =>
  new Map([...asked].map(([question, read]) => [question, part(read)]));
writeFileSync(preparedQuestionsFile, packPreparedTexts(ofEach(({ asking }) => asking)));
writeFileSync(questionPiecesFile, packQuestionPieces(ofEach(({ pieces }) => pieces)));

// What people were seen to write is read as a message is, its spelling mended.
const { readTurn } = createUnderstanding();
const readingsOf = isAskedAnew ? () => undefined : loadWordings().readingsOf;
const read = (text: string) => {
  const message = textOf(readTurn([{ from: 'visitor', text }]).tokens);
  return { asking: encoder.asking(message).asking, likeness: encoder(message).likeness };
};
const wordings = blindWordings().map((one) => ({
  ...one,
  ...(readingsOf(one.wording) ?? read(one.wording)),
}));
writeFileSync(wordingsFile, packWordings(wordings));
writeFileSync(questionIndexFile, packQuestionIndex(indexedQuestions(loadPreparedTexts(), loadWordings())));
process.stdout.write(`${likenesses.size} texts\n`);
