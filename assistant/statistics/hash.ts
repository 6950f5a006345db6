/** FNV-1a of the parts, 32 bits, each part closed by a blank. */
export function hashOf(...parts: string[]): number {
  let value = 0x811c9dc5;
  for (const text of parts) {
    for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    value = Math.imul(value ^ 32, 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}
