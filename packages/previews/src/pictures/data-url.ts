/** The bytes of a `data:` URL; undefined if it cannot be read. */
export function dataUrlBytes(url: string): Uint8Array | undefined {
  const comma = url.indexOf(',');
  if (comma < 0) return undefined;
  try {
    const body = url.slice(comma + 1);
    if (!/;\s*base64\s*$/i.test(url.slice(0, comma))) return new TextEncoder().encode(decodeURIComponent(body));
    return Uint8Array.from(atob(decodeURIComponent(body).replace(/\s/g, '')), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
