import { MAX_MESSAGE_LENGTH } from '#features/chat/chat-limits.ts';
import { draftFromForm, REQUIRED_MESSAGE } from '#features/knowledge/entry-draft.schema.ts';
import type { Knowledge, KnowledgeEditor } from '#features/knowledge/knowledge.server.ts';
import { answerImport } from './answer-import.ts';
import { answerManyChange } from './answer-many-change.ts';
import { failedAnswer, intentOf, type TrainingAnswer } from './training-answer.ts';

/** Does what a form of the tab asks for. Messages are those of docs/product/knowledge.md#texts. */
export async function answerTraining(
  { editor, find }: Pick<Knowledge, 'editor' | 'find'>,
  form: FormData,
  by: {
    /** The administrator's address. */
    actor: string;
    /** What the assistant would answer; undefined when it cannot. */
    preview: (question: string) => Promise<string | undefined>;
    /** Puts a reply aside; false where there is none of that id to review. */
    dismiss: (messageId: string) => Promise<boolean>;
  },
): Promise<TrainingAnswer> {
  const { actor } = by;
  const id = textOf(form, 'id');
  switch (intentOf(form.get('intent'))) {
    case 'try': {
      const question = textOf(form, 'question').trim().slice(0, MAX_MESSAGE_LENGTH);
      const found = await find(question);
      return { intent: 'try', ok: true, question, found, reply: await by.preview(question) };
    }
    case 'delete':
      return (await editor.delete({ id, actor }))
        ? { intent: 'delete', ok: true, message: 'Knowledge deleted successfully', id }
        : failedAnswer('delete');
    case 'restore':
      return (await editor.restoreMany({ ids: form.getAll('id').map(String), actor })) > 0
        ? { intent: 'restore', ok: true, message: 'Knowledge restored' }
        : failedAnswer('restore');
    case 'undo':
      return bringBack(editor, form, actor);
    case 'import':
      return answerImport(editor, form, actor);
    case 'many':
      return answerManyChange(editor, form, actor);
    case 'dismiss':
      return (await by.dismiss(id))
        ? { intent: 'dismiss', ok: true, message: 'Put aside' }
        : failedAnswer('dismiss');
    case 'save':
      return save(editor, form, actor);
  }
}

async function bringBack(editor: KnowledgeEditor, form: FormData, actor: string): Promise<TrainingAnswer> {
  const numberOf = (name: string) => Number.parseInt(textOf(form, name), 10);
  const result = await editor.bringBack({
    id: textOf(form, 'id'),
    version: numberOf('version'),
    to: numberOf('to'),
    actor,
  });
  if (result.ok) return { intent: 'undo', ok: true, message: 'Knowledge brought back' };
  if (result.reason !== 'conflict') return failedAnswer('undo');
  return {
    intent: 'undo',
    ok: false,
    message: 'Somebody else saved this entry meanwhile. Look at it again before you bring a version back.',
  };
}

async function save(editor: KnowledgeEditor, form: FormData, actor: string): Promise<TrainingAnswer> {
  const draft = draftFromForm(form);
  const id = textOf(form, 'id');
  const version = Number.parseInt(textOf(form, 'version'), 10);
  // Set by the button that overwrites what somebody else saved, knowing of it.
  const over = Number.parseInt(textOf(form, 'overVersion'), 10);
  const result =
    id === ''
      ? await editor.create({ draft, actor, taughtFrom: textOf(form, 'taughtFrom') || undefined })
      : await editor.update({ id, version: Number.isNaN(over) ? version : over, draft, actor });
  if (result.ok)
    return {
      intent: 'save',
      ok: true,
      message: id === '' ? 'Knowledge added successfully' : 'Knowledge updated successfully',
    };

  const refused = { intent: 'save' as const, ok: false as const, errors: {}, draft, version };
  switch (result.reason) {
    case 'fields': {
      const missing = ['category', 'question', 'answer'] as const;
      const message = missing.some((field) => draft[field].trim() === '')
        ? REQUIRED_MESSAGE
        : 'Check the fields marked below.';
      return { ...refused, message, errors: result.errors };
    }
    case 'conflict':
      return {
        ...refused,
        message: 'Somebody else saved this entry while you were editing.',
        conflict: result.entry,
      };
    case 'gone':
      return { ...refused, message: 'This entry was deleted while you were editing.', gone: true };
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
