/** Rules over several fields of an object. */
import type * as z from 'zod';
import { dropNulls, isJsonObject, type WithoutNulls } from './values.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** `Value` with some of its optional fields required, and not null (D104). */
type WithRequired<Value, Key extends keyof Value> = Value & { [Field in Key]-?: NonNullable<Value[Field]> };

/** A field that a group needs, or, with a minus sign, one that must not be there beside it. */
type Member<Value> = (string & keyof Value) | `-${string & keyof Value}`;

/** `Value` as one group requires it: some fields required, some left out. */
type AsGroup<Value, Key extends string> = WithRequired<Value, Exclude<Key, `-${string}`> & keyof Value> & {
  [Field in Key as Field extends `-${infer Left}` ? Left : never]?: null;
};

/** `Value` with one of several groups of its optional fields required: what the document writes as `anyOf`. */
type WithOneOf<Value, Groups extends readonly string[][]> = Groups[number] extends infer Group
  ? Group extends readonly string[]
    ? AsGroup<Value, Group[number]>
    : never
  : never;

/** `missing`: a field that is not there; `names_fields`: the message names the fields, and needs no path in front. */
export type ProblemKind = 'missing' | 'names_fields';

interface Problem {
  readonly path?: string[];
  readonly message: string;
  readonly kind: ProblemKind;
}

/** Rules are reported together with the errors of single fields, so that one round is enough to correct a request. */
const when = ({ value }: { value: unknown }) => isJsonObject(value);

/** A field that is null is not there (D104). */
export const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;

/** Whether one group of fields is there as a whole. */
function holdsOneOf(value: Fields, groups: readonly (readonly string[])[]): boolean {
  return groups.some((group) =>
    group.every((key) => (key.startsWith('-') ? isAbsent(value[key.slice(1)]) : !isAbsent(value[key]))),
  );
}

/**
 * An object of which one group of fields must be there, whose type follows from the groups. `findProblems` learns
 * whether one is.
 */
export function requireOneOf<Base extends z.ZodObject, const Groups extends Member<z.output<Base>>[][]>(
  base: Base,
  groups: Groups,
  findProblems: (value: Fields, holds: boolean) => readonly Problem[],
): z.ZodType<WithoutNulls<WithOneOf<z.output<Base>, Groups>>, WithOneOf<z.input<Base>, Groups>> {
  const checked = base.superRefine(
    (value, context) => {
      for (const { kind, ...problem } of findProblems(value, holdsOneOf(value, groups)))
        context.addIssue({ code: 'custom', ...problem, params: { kind } });
    },
    { when },
  );
  return dropNulls(checked) as unknown as z.ZodType<
    WithoutNulls<WithOneOf<z.output<Base>, Groups>>,
    WithOneOf<z.input<Base>, Groups>
  >;
}

/** An object of which at least one group of fields must be there, with a message that names them. */
export function requireAtLeastOne<Base extends z.ZodObject, const Groups extends Member<z.output<Base>>[][]>(
  base: Base,
  groups: Groups,
): z.ZodType<WithoutNulls<WithOneOf<z.output<Base>, Groups>>, WithOneOf<z.input<Base>, Groups>> {
  const names = groups.map((group) => group.join(' with ')).join(', ');
  const problems = [{ message: `at least one of ${names} is required`, kind: 'names_fields' as const }];
  return requireOneOf(base, groups, (_, holds) => (holds ? [] : problems));
}
