import { newYorkLocal } from '#platform/time/new-york.ts';

/** The head of a column of moments: the store's time, and which that is. */
export const momentHeader = (label: string): string => `${label} (New York time)`;

/** As spreadsheets read a moment: '2025-10-31 23:59:59', the store's time. */
export const csvMoment = (at: Date): string => newYorkLocal(at).replace('T', ' ');
