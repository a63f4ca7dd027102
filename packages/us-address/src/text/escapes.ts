/** Escapes that programs write for line breaks and characters: `<br>`, `\\n`, `&amp;`. */
const breaks = /<br ?\/?>|\\r\\n|\\n|\\r/gi;
const signs = /&(amp|nbsp|quot|apos|#0?39|#x27);/gi;
const signOf: Readonly<Record<string, string>> = { amp: '&', nbsp: ' ', quot: '"' };

/** The text with its escapes replaced. */
export function unescaped(text: string): string {
  if (!text.includes('<') && !text.includes('\\') && !text.includes(';')) return text;
  return text.replace(breaks, '\n').replace(signs, (_, name: string) => signOf[name.toLowerCase()] ?? "'");
}
