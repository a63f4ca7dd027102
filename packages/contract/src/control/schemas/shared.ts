import * as z from 'zod';
import {
  creativeFormats,
  mailTypes,
  type OperationId,
  organizationModes,
  routes,
  webhookEventNames,
} from '../../index.ts';
import type { ListSearch, Paging } from '../generated/models.ts';

/** Schemas are made when they are first used: those of a whole API take longer than most programs that load it. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A schema with its name among the `components` of the control API's document, and what it is. */
export function named<T>(id: string, description: string, make: () => z.ZodType<T>): z.ZodType<T> {
  return z.lazy(make).meta({ id, description });
}

export const byId: z.ZodType<{ id: string }> = z.strictObject({ id: z.string().describe('ID of the row.') });

export const paging = once(() => ({
  page: z.coerce.number().int().min(1).optional().describe('Page number, from 1. Default: 1.'),
  per_page: z.coerce.number().int().min(1).max(1000).optional().describe('Items per page, 1 to 1,000.'),
}));

/** Several values of one name, `a=1&a=2` in a query; a single one is a list of one. `type` is the name of a component, or `string`. */
export function oneOrMore<T>(one: z.ZodType<T>, type: string): z.ZodType<readonly T[] | undefined> {
  const items = type === 'string' ? { type } : { $ref: `#/$defs/${type}` };
  return z
    .preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(one).max(20).optional())
    .meta({ type: 'array', items, 'x-type': `readonly ${type}[]` });
}

export const pagingQuery: z.ZodType<Paging> = named(
  'Paging',
  'Which page of a list to return. Without `per_page`, the whole list is returned.',
  () => z.strictObject(paging()),
);

const searching = once(() => ({
  search: z
    .string()
    .max(200)
    .optional()
    .describe('Words that must all occur in an entry. Case-insensitive, up to 200 characters.'),
}));

export const listSearch: z.ZodType<ListSearch> = named('ListSearch', 'Filters a list by words.', () =>
  z.strictObject({ ...paging(), ...searching() }),
);

/** Known values are completed in an editor and listed in the document; others are accepted too. */
function openEnum<T extends string>(
  id: string,
  description: string,
  values: readonly T[],
): z.ZodType<T | (string & {})> {
  return z.string().min(1).meta({ id, description, 'x-known': values });
}

export const creativeFormat = openEnum(
  'CreativeFormat',
  "A creative's format: one of the four known formats, or your own, such as `postcard_5x7`.",
  creativeFormats,
);
export const mailType = openEnum('MailType', 'A mail type: one of the two known types, or your own.', mailTypes);

/** An id chosen by the caller; the account checks whether it is free. */
export const chosenId = z
  .string()
  .optional()
  .describe('1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and unused. Default: generated from the seed.');

export const text = z.string().nullable();
export const mode = named('Mode', 'The kind of token. Test mailings are never printed, billed or counted.', () =>
  z.enum(organizationModes),
);
export const webhookEvent = named(
  'WebhookEventName',
  'A webhook event: every mailing state except `production`, plus `ping`.',
  () => z.enum(webhookEventNames),
);
export const operationId = named('OperationId', 'An API operation: its `operationId` in the OpenAPI document.', () =>
  z.enum(Object.keys(routes) as [OperationId, ...OperationId[]]),
);
