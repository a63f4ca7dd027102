/** What programs write for a line's end and for signs: `<br>`, `\\n`, `&amp;`. */
const breaks = /<br ?\/?>|\\r\\n|\\n|\\r/gi;
const signs = /&(amp|nbsp|quot|apos|#0?39|#x27);/gi;
const signOf: Readonly<Record<string, string>> = { amp: '&', nbsp: ' ', quot: '"' };

/** The text with line ends and signs for their escapes. */
export function unescaped(text: string): string {
  if (!text.includes('<') && !text.includes('\\') && !text.includes(';')) return text;
  return text.replace(breaks, '\n').replace(signs, (_, name: string) => signOf[name.toLowerCase()] ?? "'");
}
