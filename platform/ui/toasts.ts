import { create } from 'zustand';

export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string | undefined;
  /** A way on: a link, or something to do. */
  action?: { label: string; href: string; newTab?: boolean } | { label: string; run: () => void } | undefined;
  /** Milliseconds; Infinity stays until it is dismissed. */
  duration: number;
}

/** How long a toast stays when nobody says otherwise: as long as the toast of a product (docs/product/shell.md#toasts). */
const USUAL_MS = 3000;
/** Time to read what went wrong. */
const ERROR_MS = 8000;

interface Toasts {
  /** One at a time: a new one replaces the old (docs/product/shell.md#toasts). */
  current: Toast | null;
}

export const useToasts = create<Toasts>()(() => ({ current: null }));

let shown = 0;

export function showToast(
  toast: Omit<Toast, 'id' | 'duration' | 'kind'> & Partial<Pick<Toast, 'duration' | 'kind'>>,
): void {
  const { kind = 'success', duration = kind === 'error' ? ERROR_MS : USUAL_MS, ...words } = toast;
  shown += 1;
  useToasts.setState({ current: { ...words, id: shown, kind, duration } });
}
