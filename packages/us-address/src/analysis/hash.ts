/**
 * A stable 32-bit hash (FNV-1a over all parts, then mixed), from which all synthetic values are derived. The same on every
 * machine and in every version.
 */
export function hash(...parts: readonly (string | number)[]): number {
  let value = 0x811c9dc5;
  for (const part of parts) {
    if (typeof part === 'number') value = Math.imul(value ^ part, 0x01000193);
    else for (let i = 0; i < part.length; i++) value = Math.imul(value ^ part.charCodeAt(i), 0x01000193);
    // a separator: "1", "2" must not hash like "12"
    value = Math.imul(value ^ 0x7c, 0x01000193);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  value ^= value >>> 12;
  return value >>> 0;
}
