/** Rules over several fields of an object. */

import type * as z from 'zod';
import { isObject } from '../words/is-object.ts';
import { dropNulls, type WithoutNulls } from './values.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** `Value` with some of its optional fields required, and not null (D104). */
type WithRequired<Value, Key extends keyof Value> = Value & { [Field in Key]-?: NonNullable<Value[Field]> };

/** A field that a group requires or, with a minus sign, excludes. */
type Member<Value> = (string & keyof Value) | `-${string & keyof Value}`;

/** `Value` as one group requires it: some fields required, some left out. */
type AsGroup<Value, Key extends string> = WithRequired<Value, Exclude<Key, `-${string}`> & keyof Value> & {
  [Field in Key as Field extends `-${infer Left}` ? Left : never]?: null;
};

/** `Value` with one of several groups of its optional fields required: `anyOf` in the document. */
type WithOneOf<Value, Groups extends readonly string[][]> = Groups[number] extends infer Group
  ? Group extends readonly string[]
    ? AsGroup<Value, Group[number]>
    : never
  : never;

/** `missing`: a field is absent; `names_fields`: the message names the fields, so it needs no path. */
export type ProblemKind = 'missing' | 'names_fields';

interface Problem {
  readonly path?: string[];
  readonly message: string;
  readonly kind: ProblemKind;
}

/** Rules run even if single fields have errors, so that one response names everything that is wrong. */
const when = ({ value }: { value: unknown }) => isObject(value);

/** A field that is null counts as absent (D104). */
export const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;

/** Whether all fields of at least one group are present. */
function holdsOneOf(value: Fields, groups: readonly (readonly string[])[]): boolean {
  return groups.some((group) =>
    group.every((key) => (key.startsWith('-') ? isAbsent(value[key.slice(1)]) : !isAbsent(value[key]))),
  );
}

/**
 * An object that must have one of the groups of fields; its type follows from the groups. `findProblems` is told
 * whether it has one.
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

/** An object that must have at least one of the groups of fields; the message names them. */
export function requireAtLeastOne<Base extends z.ZodObject, const Groups extends Member<z.output<Base>>[][]>(
  base: Base,
  groups: Groups,
): z.ZodType<WithoutNulls<WithOneOf<z.output<Base>, Groups>>, WithOneOf<z.input<Base>, Groups>> {
  const names = groups.map((group) => group.join(' with ')).join(', ');
  const problems = [{ message: `at least one of ${names} is required`, kind: 'names_fields' as const }];
  return requireOneOf(base, groups, (_, holds) => (holds ? [] : problems));
}

/** Groups of one field each. */
export function eachAlone<const Names extends readonly string[]>(
  names: Names,
): { -readonly [Index in keyof Names]: [Names[Index]] } {
  return names.map((name) => [name]) as never;
}
