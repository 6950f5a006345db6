/** How entries leave and come as a file. */
export const FILE_FORMATS = ['csv', 'yaml'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Columns of the CSV file, in their order; keys of the YAML file. */
export const fileFields = [
  'id',
  'version',
  'category',
  'question',
  'answer',
  'further questions',
  'keywords',
  'sources',
  'active',
  'review due',
  'reviewed by',
  'reviewed on',
] as const;
export type FileField = (typeof fileFields)[number];

/** What is wrong with a file, and where. Nothing of it is written then. */
export interface FileError {
  /** Counted from 1. */
  line: number;
  /** The column or key; undefined where it is the line itself. */
  field: string | undefined;
  message: string;
}

export type ImportResult =
  | { ok: true; added: number; changed: number; same: number }
  | { ok: false; errors: FileError[] };

/** Bytes that a file may have. */
export const MAX_FILE_BYTES = 4 * 1024 * 1024;
/** Entries that a file may have. */
export const MAX_FILE_ENTRIES = 2000;
