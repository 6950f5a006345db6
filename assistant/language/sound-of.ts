/** How an English word sounds, roughly: 'throut' and 'throat', 'seezure' and 'seizure' have one sound. */
export function soundOf(word: string): string {
  return word
    .replace(/^(?:kn|gn|pn)/, 'n')
    .replace(/^wr/, 'r')
    .replace(/^ps/, 's')
    .replaceAll('ph', 'f')
    .replaceAll('tch', 'c')
    .replaceAll('gh', '')
    .replaceAll('ck', 'k')
    .replaceAll('sch', 'sk')
    .replaceAll(/[ts]ion/g, 'xn')
    .replaceAll('sh', 'x')
    .replaceAll('ch', 'k')
    .replaceAll('th', '0')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll('c', 'k')
    .replaceAll('qu', 'kw')
    .replaceAll('x', 'ks')
    .replaceAll('z', 's')
    .replaceAll('v', 'f')
    .replaceAll(/(?<=.)[aeiouyhw]/g, '')
    .replaceAll(/(.)\1+/g, '$1');
}
