import { decisions } from '@direct-mail/contract/control/generated/decisions';
import { settingSchemas } from '../../generated/settings.ts';
import { notes } from './notes.ts';

/** A setting, or a part of one, for which there is an input; any other is edited as JSON. */
export type Field =
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'flag' }
  | {
      readonly kind: 'number';
      readonly min: number | undefined;
      readonly max: number | undefined;
      readonly nullable: boolean;
    }
  | { readonly kind: 'text' }
  | { readonly kind: 'group'; readonly fields: Readonly<Record<string, Field>> }
  /** An optional group of fields. */
  | { readonly kind: 'optional'; readonly fields: Readonly<Record<string, Field>> }
  /** Numbers with two keys, such as the prices. */
  | { readonly kind: 'table' }
  | { readonly kind: 'json' };

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly anyOf?: readonly (Schema & { readonly const?: number })[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly description?: string;
}

function fieldOf(schema: Schema): Field {
  if (schema.enum !== undefined) return { kind: 'choice', values: schema.enum };
  const constants = schema.anyOf?.map((each) => each.const);
  if (constants?.every((each) => each !== undefined)) return { kind: 'choice', values: constants as number[] };
  const [first, second] = schema.anyOf ?? [];
  if (first?.properties !== undefined && second?.type === 'null')
    return { kind: 'optional', fields: fieldsOf(first.properties) };
  const types = [schema.type ?? []].flat();
  if (types.includes('boolean')) return { kind: 'flag' };
  if (types.includes('number') || types.includes('integer')) {
    const max = schema.maximum === Number.MAX_SAFE_INTEGER ? undefined : schema.maximum;
    return { kind: 'number', min: schema.minimum, max, nullable: types.includes('null') };
  }
  if (types.includes('string')) return { kind: 'text' };
  if (schema.properties !== undefined) return { kind: 'group', fields: fieldsOf(schema.properties) };
  const inner = schema.additionalProperties;
  return { kind: typeof inner === 'object' && typeof inner.additionalProperties === 'object' ? 'table' : 'json' };
}

const fieldsOf = (properties: Readonly<Record<string, Schema>>): Readonly<Record<string, Field>> =>
  Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, fieldOf(part)]));

export type Decision = (typeof decisions)[number];

export interface Setting {
  readonly name: string;
  readonly field: Field;
  /** A one-line description. */
  readonly note: string;
  readonly decisions: readonly Decision[];
}

/** All settings with their decisions, in the order of the decisions. */
export const settings: readonly Setting[] = Object.entries(settingSchemas)
  .map(([name, given]) => {
    const schema = given as Schema;
    const description = schema.description ?? '';
    const ids: readonly string[] = description.match(/D\d+/g) ?? [];
    return {
      name,
      field: fieldOf(schema),
      note: notes[name] ?? description.replace(/\s*\(?D\d+(?:, D\d+)*\)?/g, '').trim(),
      decisions: decisions.filter(({ id }) => ids.includes(id)),
    };
  })
  .sort((a, b) => rankOf(a) - rankOf(b));

/** Decisions that no setting changes. */
export const fixedDecisions = decisions.filter(
  ({ id }) => !settings.some((setting) => setting.decisions.some((decision) => decision.id === id)),
);

function rankOf({ decisions: [first] }: Pick<Setting, 'decisions'>): number {
  return first === undefined ? Number.POSITIVE_INFINITY : decisions.indexOf(first);
}

/** Turns `maxBodyBytes` into `Max body bytes`. */
export function labelOf(name: string): string {
  const words = name.replace(/_/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return (words.charAt(0).toUpperCase() + words.slice(1))
    .replace('Email', 'E-mail')
    .replace(/^(Png|Pdf)$/, (kind) => kind.toUpperCase());
}
