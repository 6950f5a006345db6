import { firstLookScript } from '#platform/ui/first-look-script.ts';
import { lateStartScript } from '#platform/ui/late-start-script.ts';
import { themeScript } from '#platform/ui/theme.ts';

/** What runs before anything is seen. In development the modules start by themselves. */
export const headScript = import.meta.env.PROD
  ? `${themeScript};${firstLookScript};${lateStartScript}`
  : themeScript;
