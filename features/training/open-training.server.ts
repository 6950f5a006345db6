import { listUnanswered } from './list-unanswered.server.ts';
import { listVotedDown } from './list-voted-down.server.ts';
import { findReplyToReview } from './replies-to-review.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Knowledge } from '#features/knowledge/knowledge.server.ts';
import { emptyDraft } from '#features/knowledge/entry-draft.schema.ts';
import { readFilter } from './read-filter.ts';
import { readTableView, rowsBefore } from '#platform/table/table-view.ts';
import { usualEntries } from './filter-address.ts';
import type { TrainingForm } from './training-answer.ts';

const REVIEWED = 20;

interface TrainingParts {
  db: Db;
  knowledge: Pick<Knowledge, 'editor' | 'find'>;
}

/** What the tab shows: the list, what visitors found wanting, and the entry that the address opens. */
export async function openTraining({ db, knowledge }: TrainingParts, params: URLSearchParams) {
  const { editor } = knowledge;
  const filter = readFilter(params);
  const view = readTableView(params, usualEntries);
  return {
    filter,
    view,
    categories: await editor.categories(),
    list: await editor.list({ ...filter, sort: view.sort, limit: view.size, offset: rowsBefore(view) }),
    votedDown: await listVotedDown(db, { limit: REVIEWED }),
    unanswered: await listUnanswered(db, { limit: REVIEWED }),
    neverFound: await editor.neverFound({ limit: REVIEWED }),
    form: await openForm({ db, knowledge }, params),
  };
}

/** Undefined where the address opens none, or one that is gone. */
async function openForm(
  { db, knowledge: { editor, find } }: TrainingParts,
  params: URLSearchParams,
): Promise<TrainingForm | undefined> {
  const edited = params.get('edit');
  if (edited !== null) {
    const entry = await editor.get(edited);
    if (!entry) return undefined;
    const {
      id,
      version,
      found: _found,
      foundAt: _at,
      createdAt: _made,
      updatedAt: _changed,
      ...draft
    } = entry;
    return { id, version, draft, history: await editor.history(id) };
  }
  const taught = params.get('teach');
  if (taught !== null) {
    const teach = await findReplyToReview(db, taught);
    if (!teach) return undefined;
    const question = teach.question.slice(0, 300);
    // The nearest entry is in the category that the new one most likely belongs to.
    const { passages } = await find(question);
    return { version: 0, draft: { ...emptyDraft, question, category: passages[0]?.category ?? '' }, teach };
  }
  return params.has('add') ? { version: 0, draft: emptyDraft } : undefined;
}
