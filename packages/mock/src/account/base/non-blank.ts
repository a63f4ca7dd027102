/** The trimmed text; null if it is empty, blank, or control characters only: such a field counts as absent. */
export function nonBlank(value: string | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  const trimmed = value.trim();
  for (let i = 0; i < trimmed.length; i += 1) if (trimmed.charCodeAt(i) > 32) return trimmed;
  return null;
}
