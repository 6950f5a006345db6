/** 'system' follows the device. */
export type Theme = 'light' | 'dark' | 'system';
const THEME_STORAGE_KEY = 'biolife-theme';

/**
 * Runs before the first paint, so that nobody is blinded. Plain script text: entry.server.tsx allows it by its hash.
 * A storage that is closed to us means the system's choice.
 */
export const themeScript = `(function(){var d=document.documentElement,m=matchMedia('(prefers-color-scheme: dark)');function a(){var t=null;try{t=localStorage.getItem('${THEME_STORAGE_KEY}')}catch(e){}d.dataset.theme=t==='light'||t==='dark'?t:m.matches?'dark':'light'}a();m.addEventListener('change',a);addEventListener('storage',a);addEventListener('biolife-theme',a)})()`;

export function readTheme(): Theme {
  const stored = readStored();
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // A closed storage: the choice holds for this page only.
    document.documentElement.dataset['theme'] = theme;
    return;
  }
  dispatchEvent(new Event('biolife-theme'));
}

/** Calls back when the choice changes, here or in another tab; returns the way to stop. */
export function onThemeChange(callback: () => void): () => void {
  addEventListener('biolife-theme', callback);
  addEventListener('storage', callback);
  return () => {
    removeEventListener('biolife-theme', callback);
    removeEventListener('storage', callback);
  };
}

function readStored(): string | null {
  try {
    return localStorage.getItem(THEME_STORAGE_KEY);
  } catch {
    return null;
  }
}
