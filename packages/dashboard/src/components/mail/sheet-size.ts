/** Inches of a format's trimmed sheet, in the orientation of its default: postcards are landscape, letters portrait. */
export function trimOf(format: string): { readonly width: number; readonly height: number } {
  const [, a, b] = /_([\d.]+)x([\d.]+)$/.exec(format) ?? [];
  if (a === undefined || b === undefined) return { width: 6, height: 4 };
  const [short, long] = [Number(a), Number(b)];
  return format.startsWith('letter') ? { width: short, height: long } : { width: long, height: short };
}

/** For CSS: set before the picture loads, so that nothing below it moves. */
export function ratioOf(format: string): string {
  const { width, height } = trimOf(format);
  return `${width} / ${height}`;
}
