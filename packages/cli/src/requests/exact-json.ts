/** A number that JavaScript cannot represent exactly. */
export class InexactNumber extends Error {
  /** Its place: `order_items.0.quantity`, or empty. */
  readonly field: string;

  constructor(field: string) {
    super('a number has more digits than can be sent');
    this.name = 'InexactNumber';
    this.field = field;
  }
}

type Reviver = (this: unknown, key: string, value: unknown, context: { readonly source?: string }) => unknown;

/**
 * Like `JSON.parse`, but refuses a number that would be rounded: an id of twenty digits would become another one.
 *
 * @throws InexactNumber, SyntaxError
 */
export function parseExact(text: string): unknown {
  const check: Reviver = (key, value, { source }) => {
    if (typeof value === 'number' && source !== undefined && !isSame(source, value)) throw new InexactNumber(key);
    return value;
  };
  // The types lack the third argument so far.
  return JSON.parse(text, check as (key: string, value: unknown) => unknown);
}

const isSame = (source: string, value: number): boolean => digitsOf(source) === digitsOf(String(value));

/** Sign, digits without zeros at either end, and the position of the first digit: the same for `1.50`, `15e-1` and `1.5`. */
function digitsOf(text: string): string {
  const [, sign = '', whole = '', part = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const digits = `${whole}${part}`;
  const first = digits.search(/[1-9]/);
  if (first < 0) return text === '' || whole === '' ? text : '0';
  const place = whole.length - first + Number(exponent);
  return `${sign}${digits.slice(first).replace(/0+$/, '')}e${place}`;
}
