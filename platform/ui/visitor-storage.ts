/** A part of the browser's storage that never throws. Zustand's `persist` can stand on it. */
export interface VisitorStorage {
  getItem: (key: string) => string | null;
  /** True where the browser keeps it; false where it is held in memory only, for this visit. */
  setItem: (key: string, value: string) => boolean;
  /** True where the browser forgot it. */
  removeItem: (key: string) => boolean;
}

/**
 * The browser may refuse to keep anything (site data blocked: the very mention of `localStorage` throws) or more than it has
 * (full: `setItem` throws). What it refuses stays in memory and wins over what it still has of old.
 */
function visitorStorage(open: () => Storage): VisitorStorage {
  const memory = new Map<string, string | null>();
  /** Whether the browser did it. */
  const attempt = (change: (storage: Storage) => void): boolean => {
    try {
      change(open());
      return true;
    } catch {
      return false;
    }
  };
  return {
    getItem(key) {
      const held = memory.get(key);
      if (held !== undefined) return held;
      let stored: string | null = null;
      attempt((storage) => (stored = storage.getItem(key)));
      return stored;
    },
    setItem(key, value) {
      const kept = attempt((storage) => storage.setItem(key, value));
      if (kept) memory.delete(key);
      else memory.set(key, value);
      return kept;
    },
    removeItem(key) {
      const forgotten = attempt((storage) => storage.removeItem(key));
      if (forgotten) memory.delete(key);
      else memory.set(key, null);
      return forgotten;
    },
  };
}

/** Stays until the visitor clears it. Every key is listed in content/browser-storage.ts. */
export const localStore = visitorStorage(() => localStorage);

/** Stays until the tab is closed. */
export const sessionStore = visitorStorage(() => sessionStorage);
