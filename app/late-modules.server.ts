import { LATE_MODULES_ATTRIBUTE } from '#platform/ui/late-start-script.ts';

const PRELOAD = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
/** As the router writes it; the mark in it stays, so that its text is hashed. */
const MODULES = /<script([^>]*?) type="module"([^>]*?)>/;

/**
 * A page whose modules wait for `lateStartScript`. Beside the picture that is seen first they held it up by a second on a
 * phone's line, and the page is whole without them.
 */
export function withLateModules(html: string): string {
  if (!MODULES.test(html)) return html;
  const addresses = Array.from(html.matchAll(PRELOAD), ([, address]) => address);
  return html
    .replaceAll(PRELOAD, '')
    .replace(MODULES, `<script$1 type="text/plain" ${LATE_MODULES_ATTRIBUTE}="${addresses.join(' ')}">`);
}
