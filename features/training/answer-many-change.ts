import type { ManyChange } from '#features/knowledge/change-many.server.ts';
import { draftFields } from '#features/knowledge/entry-draft.fields.ts';
import { reviewDay } from '#features/knowledge/entry-draft.schema.ts';
import type { KnowledgeEditor } from '#features/knowledge/knowledge.server.ts';
import type { TrainingAnswer } from './training-answer.ts';

/** One change to all entries that were ticked. */
export async function answerManyChange(
  editor: KnowledgeEditor,
  form: FormData,
  actor: string,
): Promise<TrainingAnswer> {
  const refuse = (message: string): TrainingAnswer => ({ intent: 'many', ok: false, message });
  const ids = form.getAll('ids[]').map(String);
  if (ids.length === 0) return refuse('Tick the entries that are to be changed.');
  const change = readChange(form);
  if (typeof change === 'string') return refuse(change);
  const changed = await editor.changeMany({ ids, change, actor });
  const entries = changed === 1 ? '1 entry' : `${changed} entries`;
  if (!('delete' in change))
    return {
      intent: 'many',
      ok: true,
      message: changed === 0 ? 'They stand so already.' : `${entries} changed`,
    };
  if (changed === 0) return refuse('These entries are gone already.');
  return { intent: 'many', ok: true, message: `${entries} deleted`, deleted: ids };
}

/** A text says what is wrong. */
function readChange(form: FormData): ManyChange | string {
  switch (form.get('change')) {
    case 'on':
      return { isActive: true };
    case 'off':
      return { isActive: false };
    case 'delete':
      return { delete: true };
    case 'category': {
      const category = textOf(form, 'category');
      if (category === '') return draftFields.category.missing;
      return category.length > draftFields.category.max
        ? `The category: keep it to ${draftFields.category.max} characters.`
        : { category };
    }
    case 'review':
      return readReview(form);
    default:
      return 'Choose what the entries get.';
  }
}

/** What was left empty is not changed. */
function readReview(form: FormData): ManyChange | string {
  const due = reviewDay.safeParse(form.get('reviewDue') ?? '');
  const on = reviewDay.safeParse(form.get('reviewedOn') ?? '');
  const reviewedBy = textOf(form, 'reviewedBy');
  if (!due.success) return `Next review due: ${due.error.issues[0]?.message ?? ''}`;
  if (!on.success) return `Last reviewed on: ${on.error.issues[0]?.message ?? ''}`;
  if (reviewedBy.length > draftFields.reviewedBy.max)
    return `Last reviewed by: keep it to ${draftFields.reviewedBy.max} characters.`;
  if (!due.data && !on.data && reviewedBy === '') return 'Enter until when, by whom or when it was reviewed.';
  return {
    ...(due.data && { reviewDue: due.data }),
    ...(on.data && { reviewedOn: on.data }),
    ...(reviewedBy !== '' && { reviewedBy }),
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
