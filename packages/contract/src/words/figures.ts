/** `50,000`. */
export const figure = (value: number): string => value.toLocaleString('en-US');

/** `1 piece`, `2,000 pieces`. */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${figure(value)} ${value === 1 ? one : many}`;

/** `$1,927.08`. */
export const money = (dollars: number): string =>
  dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
