/** A name without case and separators: `mergeTags` and `merge-tags` are `merge_tags`. */
export const plainName = (name: string): string =>
  name
    .slice(0, 60)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
