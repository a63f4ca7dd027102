/** Control, format and tag characters: a person does not see them, and a model reads them. */
const unreadable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
/** Characters of a text of others that are shown. */
const LONGEST = 300;

/** Data of others as text: one line, of bounded length, without characters that cannot be seen. */
export function cleaned(text: string, longest = LONGEST): string {
  const seen = text.replaceAll(unreadable, ' ');
  return seen.length > longest ? `${seen.slice(0, longest)}…` : seen;
}

/** Every text of a result as {@link cleaned}: a message may repeat a heading or an id of others. */
export function cleanedTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleaned(value, 2_000);
  if (Array.isArray(value)) return value.map(cleanedTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [cleaned(key), cleanedTexts(each)]));
}
