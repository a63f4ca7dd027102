import { organizationModes, routes, webhookEventNames } from '@direct-mail/contract';
import * as z from 'zod';
import type { OperationId } from '../../types/names.ts';

/** Gives a schema its name among the `components` of the control API's document. */
export function named<T>(id: string, schema: z.ZodType<T>): z.ZodType<T> {
  return schema.meta({ ...z.globalRegistry.get(schema), id });
}

export const byId: z.ZodType<{ id: string }> = z.strictObject({ id: z.string().describe('ID of the row') });

export const paging = {
  page: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe('Page number, from 1. Without per_page, everything is returned'),
  per_page: z.coerce.number().int().min(1).max(1000).optional(),
};

/** Several values of one name, `a=1&a=2` in a query; a single one is a list of one. */
export function oneOrMore<T>(one: z.ZodType<T>): z.ZodType<readonly T[] | undefined> {
  return z.preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(one).max(20).optional());
}

/** Words that a row must contain, each in any of its texts. */
export const searching = {
  search: z.string().max(200).optional().describe('Words that must all occur in an entry. Case-insensitive'),
};

/** Whether the texts contain every word of a search. */
export function holds(search: string, texts: readonly (string | null | undefined)[]): boolean {
  const all = texts.join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** The ranks [from, to) of a page. */
export function pageOf({ page, per_page }: { page?: number | undefined; per_page?: number | undefined }) {
  if (per_page === undefined) return { from: 0, to: Number.POSITIVE_INFINITY };
  const from = ((page ?? 1) - 1) * per_page;
  return { from, to: from + per_page };
}

/** Known values are completed in an editor and listed in the document; others are accepted too. */
export function openEnum<T extends string>(values: readonly T[], what: string): z.ZodType<T | (string & {})> {
  return z
    .string()
    .min(1)
    .describe(`${what}: ${values.join(', ')}, or your own`);
}

/** An id chosen by the caller; the account checks whether it is free. */
export const chosenId = z
  .string()
  .optional()
  .describe('1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and unused. Default: generated from the seed');

export const text = z.string().nullable();
export const mode = z.enum(organizationModes);
export const webhookEvent = named('WebhookEventName', z.enum(webhookEventNames));
export const operationId = named('OperationId', z.enum(Object.keys(routes) as [OperationId, ...OperationId[]]));
