import { type FileError, MAX_FILE_BYTES } from '#features/knowledge/entry-file.ts';
import type { KnowledgeEditor } from '#features/knowledge/knowledge.server.ts';
import type { TrainingAnswer } from './training-answer.ts';

/** Reads a file of entries; nothing is written when something in it is wrong. */
export async function answerImport(
  editor: KnowledgeEditor,
  form: FormData,
  actor: string,
): Promise<TrainingAnswer> {
  const refuse = (message: string, errors: FileError[] = []): TrainingAnswer => ({
    intent: 'import',
    ok: false,
    message,
    errors,
  });
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return refuse('Choose a file.');
  const format = /\.csv$/i.test(file.name) ? 'csv' : /\.ya?ml$/i.test(file.name) ? 'yaml' : undefined;
  if (format === undefined) return refuse('Choose a file whose name ends in .csv, .yaml or .yml.');
  if (file.size > MAX_FILE_BYTES) return refuse('Keep the file to 1 MB.');
  const result = await editor.import({ text: await file.text(), format, actor });
  if (!result.ok) return refuse('Nothing was imported. Mend these places and try again.', result.errors);
  const { added, changed, same } = result;
  return {
    intent: 'import',
    ok: true,
    message: `Imported: ${added} added, ${changed} changed, ${same} as before.`,
  };
}
