/** The formats that forms offer; the service accepts others too (D01, D03). */
export const formats = ['postcard_4x6', 'postcard_6x9', 'postcard_6x11', 'letter_8.5x11'] as const;
export const mailTypes = [
  { value: 'first_class', label: 'First class' },
  { value: 'standard', label: 'Standard' },
] as const;

/** `postcard_6x9` as `postcard 6 × 9`. */
export function formatName(format: string): string {
  return format.replaceAll('_', ' ').replace(/([\d.]+)x([\d.]+)$/, '$1 × $2');
}
