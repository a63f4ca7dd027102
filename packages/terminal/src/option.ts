/** An option, from which its type, its parsing, its help and its completion follow. */
export interface OptionSpec {
  /**
   * As the help shows it: `--page <number>`, `-o, --output <file>`, or `--yes` for a switch. `<number>` is a whole number and
   * `<dollars>` an amount; every other value is text.
   */
  readonly flags: string;
  readonly description: string;
  readonly required?: true;
  /** May be repeated. */
  readonly repeat?: true;
  /** The accepted values; others are refused with the list. */
  readonly choices?: readonly string[];
  /** The least value of a `<number>`. Default: 1. */
  readonly least?: number;
  /** The value without the option. */
  readonly default?: string;
  /** The environment variable that sets it, too. */
  readonly env?: string;
  /** The heading of the help that it stands under. Default: Options. */
  readonly group?: string;
}

/** An argument: `<mailing>`, `[path]` if it may be absent, `<command...>` for all that follow. */
export interface ArgumentSpec {
  readonly name: string;
  readonly description: string;
}

type LongName<Flags extends string> = Flags extends `${string}--${infer Name} ${string}`
  ? Name
  : Flags extends `${string}--${infer Name}`
    ? Name
    : never;

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type One<Option extends OptionSpec> = Option['flags'] extends `${string}<number>` | `${string}<dollars>`
  ? number
  : Option extends { readonly choices: readonly (infer Choice)[] }
    ? Choice
    : Option['flags'] extends `${string}<${string}>`
      ? string
      : boolean;

type Value<Option extends OptionSpec> = Option extends { readonly repeat: true }
  ? readonly One<Option>[]
  : One<Option> extends boolean
    ? boolean
    : Option extends { readonly required: true } | { readonly default: string }
      ? One<Option>
      : One<Option> | undefined;

/** The values of a command's options: `--max-cost <dollars>` is `maxCost: number | undefined`. A switch is never undefined. */
export type Values<Options extends readonly OptionSpec[]> = {
  readonly [Option in Options[number] as CamelCase<LongName<Option['flags']>>]: Value<Option>;
};

/** What an option's notation says. */
export interface Notation {
  /** `max-cost`. */
  readonly name: string;
  /** `maxCost`. */
  readonly key: string;
  /** `o`. */
  readonly short: string | undefined;
  /** `number`; undefined for a switch. */
  readonly placeholder: string | undefined;
}

/** `max-cost` as `maxCost`. */
export const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export function notationOf({ flags }: Pick<OptionSpec, 'flags'>): Notation {
  const [, short, name = '', placeholder] = /^(?:-(\w), )?--([\w-]+)(?: <([^>]+)>)?$/.exec(flags) ?? [];
  return { name, key: camelCase(name), short, placeholder };
}
