import type { OperationId } from '@direct-mail/contract';
import type { MockSettings } from '@direct-mail/contract/control/generated/models';
import { bodySchemas, describeIssues, findUnknownFields, type UnknownField } from '@direct-mail/contract/schemas';
import type * as z from 'zod';
import { type Failure, failure } from './errors.ts';

/** A parsed body, or why it is rejected; and its fields that the document does not define. */
export type Validated = { readonly unknownFields: readonly UnknownField[] } & (
  | { readonly body: unknown }
  | { readonly failure: Failure }
);

/** Parses a request body by the contract (D21, D56, D83, D104); the operation gets what was parsed, not what was sent. */
export type Validate = (operation: OperationId, body: unknown, settings: MockSettings) => Validated;

const schemas: Partial<Record<OperationId, z.ZodType>> = bodySchemas;

export const validateBody: Validate = (operation, sent, settings) => {
  const schema = schemas[operation];
  if (schema === undefined) return { body: sent, unknownFields: NONE };
  const unknownFields = findUnknownFields(schema, sent);
  const problems = settings.unknownFields === 'refuse' ? unknownFields.map(({ message }) => message) : [];
  // The only body with two error statuses (400 and 422, D83), so its operation checks it.
  const parsed = operation === 'standardizeAddresses' ? null : schema.safeParse(sent);
  if (parsed?.success === false) problems.unshift(...describeIssues(parsed.error).map(({ message }) => message));
  const body: unknown = parsed === null ? sent : parsed.data;
  if (problems.length === 0 && settings.nulls === 'refuse') problems.push(...droppedNulls(sent, body, ''));
  if (problems.length === 0) return { body, unknownFields };
  return { failure: failure('ValidationError', problems.join('; ')), unknownFields };
};

const NONE: readonly UnknownField[] = [];

/** The fields that parsing dropped because they were null (D104); where null is a value, it is kept. */
function droppedNulls(sent: unknown, parsed: unknown, path: string): string[] {
  if (sent === parsed || typeof sent !== 'object' || typeof parsed !== 'object' || sent === null || parsed === null)
    return [];
  return Object.entries(sent).flatMap(([name, value]) => {
    const here = path === '' ? name : `${path}.${name}`;
    if (value !== null) return droppedNulls(value, (parsed as Record<string, unknown>)[name], here);
    return Object.hasOwn(parsed, name) ? [] : [`${here} must not be null; omit it`];
  });
}
