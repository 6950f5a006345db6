import type { ReactNode } from 'react';
import type { TablePlace } from './table-view.ts';

export interface TableColumn {
  /** Stands above it, in the address that sorts by it, and before each value on a phone. */
  label: string;
  /** Which way it is sorted at the first press. Without it the server does not sort by this column. */
  sorted?: 'up' | 'down';
  /** What the two orders are called, upwards first, where the label alone does not say it. */
  orders?: readonly [string, string];
  /** It cannot be left out. */
  stays?: boolean;
}

export interface TableRow {
  id: string;
  /** The name of its box: 'Choose the message of Ruth'. */
  name: string;
  /** By the labels of the columns. */
  cells: Readonly<Record<string, ReactNode>>;
}

/** Boxes before the rows: what a form on the same page sends of those that are ticked. */
export interface TableTicks {
  /** Of the boxes. */
  field: string;
  /** The id of the form. */
  form: string;
  /** Whenever it changes, nothing is ticked any more: what is to be done with the rows was done. */
  doneBy: unknown;
}

export interface TableProps extends TablePlace {
  /** What the list is called, for who does not see it. */
  label: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** Of all pages. */
  total: number;
  ticks?: TableTicks | undefined;
  className?: string;
}
