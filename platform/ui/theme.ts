import { localStore } from './visitor-storage.ts';

/** 'system' follows the device. */
export type Theme = 'light' | 'dark' | 'system';
const THEME_STORAGE_KEY = 'biolife-theme';

/**
 * Runs before the first paint, so that nobody is blinded. Plain script text: entry.server.tsx allows it by its hash.
 * A choice made on this page comes with its event, because the browser may refuse to keep it; it holds until another tab chooses.
 */
export const themeScript = `(function(){var d=document.documentElement,m=matchMedia('(prefers-color-scheme: dark)'),c;function a(e){var t=c;if(e&&e.type!=='change')t=c=e.detail;if(!t)try{t=localStorage.getItem('${THEME_STORAGE_KEY}')}catch(x){}d.dataset.theme=t==='light'||t==='dark'?t:m.matches?'dark':'light'}a();m.addEventListener('change',a);addEventListener('storage',a);addEventListener('biolife-theme',a)})()`;

export function readTheme(): Theme {
  const stored = localStore.getItem(THEME_STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStore.removeItem(THEME_STORAGE_KEY);
  else localStore.setItem(THEME_STORAGE_KEY, theme);
  dispatchEvent(new CustomEvent('biolife-theme', { detail: theme }));
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
