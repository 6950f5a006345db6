import type { DraftErrors, EntryDraft } from '#features/knowledge/entry-draft.schema.ts';
import type { Entry } from '#features/knowledge/knowledge-entry.server.ts';
import type { FileError } from '#features/knowledge/entry-file.ts';
import type { EntryVersion } from '#features/knowledge/entry-versions.server.ts';
import type { Found } from '#features/knowledge/passage.server.ts';
import type { ReplyToReview } from './replies-to-review.server.ts';

/** Where the tab lives; its forms post here. */
export const TRAINING_PATH = '/account/training';

/** The form of a change of several entries: the boxes of the rows belong to it by its id. */
export const MANY_FORM = 'training-many';
/** Named, so that what it answers outlives the rows it deletes. */
export const MANY_FETCHER = 'training-many';

/** What the form is opened for. */
export interface TrainingForm {
  /** Undefined for a new entry. */
  id?: string;
  version: number;
  draft: EntryDraft;
  /** The reply that was voted down, or that knew no answer, and is to be taught better. */
  teach?: ReplyToReview;
  /** How a stored entry stood, newest first. */
  history?: EntryVersion[];
}

/** Of a save that was refused: what was sent comes back, so that nothing typed is lost. */
export interface RefusedSave {
  intent: 'save';
  ok: false;
  message: string;
  errors: DraftErrors;
  draft?: EntryDraft;
  /** The version that was sent. */
  version?: number;
  /** How the entry stands now that somebody else has changed it. */
  conflict?: Entry;
  /** Somebody else has deleted it: to be saved as a new one. */
  gone?: boolean;
}

/** What an action of the tab answers. */
export type TrainingAnswer =
  | { intent: 'save'; ok: true; message: string }
  | RefusedSave
  | { intent: 'delete'; ok: true; message: string; id: string }
  | { intent: 'restore' | 'dismiss' | 'undo'; ok: true; message: string }
  | { intent: 'import'; ok: true; message: string }
  | { intent: 'import'; ok: false; message: string; errors: FileError[] }
  | { intent: 'many'; ok: true; message: string; deleted?: string[] }
  | {
      intent: 'try';
      ok: true;
      question: string;
      found: Found;
      /** What the assistant would say, as Markdown; undefined when it could not answer. */
      reply?: string | undefined;
    }
  | { intent: 'delete' | 'restore' | 'dismiss' | 'try' | 'undo' | 'many'; ok: false; message: string };

export type TrainingIntent = TrainingAnswer['intent'];

/** What is said when something fails that nobody foresaw (docs/product/knowledge.md#texts; the last five are ours). */
const failureMessages: Record<TrainingIntent, string> = {
  save: 'Failed to save knowledge',
  delete: 'Failed to delete knowledge',
  restore: 'Failed to restore knowledge',
  dismiss: 'Failed to put it aside',
  try: 'Failed to try the question',
  undo: 'Failed to bring it back',
  many: 'Failed to change the entries',
  import: 'Failed to import the file',
};

export const LOAD_FAILED = 'Failed to load knowledge base';

export const failedAnswer = (intent: TrainingIntent): TrainingAnswer =>
  intent === 'import'
    ? { intent, ok: false, message: failureMessages.import, errors: [] }
    : intent === 'save'
      ? { intent, ok: false, message: failureMessages.save, errors: {} }
      : { intent, ok: false, message: failureMessages[intent] };

const isIntent = (value: unknown): value is TrainingIntent =>
  typeof value === 'string' && Object.hasOwn(failureMessages, value);

export const intentOf = (value: unknown): TrainingIntent => (isIntent(value) ? value : 'save');
