import { resolve } from 'node:path';
import { UsageError } from '../failure.ts';

const attribute = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The arguments and options of one call, by their names as typed: `per-page`. */
export class Input {
  readonly #args: readonly (string | undefined)[];
  readonly #options: Readonly<Record<string, unknown>>;

  constructor(args: readonly (string | undefined)[], options: Readonly<Record<string, unknown>>) {
    this.#args = args;
    this.#options = options;
  }

  /** A required argument, by position. */
  argument(place: number): string {
    const value = this.#args[place];
    // An empty id would call another operation: GET /v1/campaign/ is not GET /v1/campaign/:id.
    if (value === undefined || value.trim() === '') throw new UsageError('an argument must not be empty');
    return value;
  }

  /** An optional argument. */
  optionalArgument(place: number): string | undefined {
    return this.#args[place];
  }

  /** The text of an option. */
  text(name: string): string | undefined {
    const value = this.#options[attribute(name)];
    return typeof value === 'string' ? value : undefined;
  }

  /** The texts of a repeatable option. */
  texts(name: string): readonly string[] {
    const value = this.#options[attribute(name)];
    return Array.isArray(value) ? value.map(String) : [];
  }

  /** Whether an option without a value was given. */
  flag(name: string): boolean {
    return this.#options[attribute(name)] === true;
  }

  /** The file that an option names, as an absolute path. */
  path(name: string): string | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : resolve(text);
  }

  /** Dollars: a number from 0, with or without `$` and thousands separators. */
  amount(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (!/^\$?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(text)) {
      throw new UsageError(`--${name} must be an amount in dollars, such as 0.85 or 5000`);
    }
    return Number(text.replaceAll(/[$,]/g, ''));
  }

  /** A whole number of at least `least`. */
  count(name: string, least = 1): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least) {
      throw new UsageError(`--${name} must be a whole number of at least ${least}`);
    }
    return value;
  }
}
