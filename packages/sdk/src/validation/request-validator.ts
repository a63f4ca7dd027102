import { bodySchemas, describeIssues, findUnknownFields, querySchemas } from '@direct-mail/contract/schemas';
import type * as z from 'zod';
import type { ValidationIssue } from '../errors/validation-error.ts';
import type { RequestValidator } from '../http/settings.ts';

type Schemas = Partial<Record<string, z.ZodType>>;

/**
 * Validates requests before they are sent: required fields, lengths, formats, "at least one of" rules, limits and unknown
 * fields. Pass it to the client as `validate`. An invalid request then throws a `ValidationError` that lists every issue,
 * and nothing is sent. To send a field that this version does not know, use `mail.request`.
 *
 * @example
 * ```ts
 * import { DirectMail } from '@direct-mail/sdk';
 * import { requestValidator } from '@direct-mail/sdk/validation';
 *
 * const mail = new DirectMail({ validate: requestValidator });
 * ```
 */
export const requestValidator: RequestValidator = (operation, { body, query }) => [
  ...unknown((bodySchemas as Schemas)[operation], body),
  ...faults((bodySchemas as Schemas)[operation], body, 'the body'),
  ...faults((querySchemas as Schemas)[operation], sent(query), 'the query'),
  ...(statistics.has(operation) ? wrongOrder(query as Window) : []),
];

const statistics = new Set(['listCampaignStats', 'getCampaignStats']);

type Window = { start_date?: string; end_date?: string } | undefined;

/** The specification's rule for statistics. A date without a zone is UTC, a bare one the whole day (D12). */
function wrongOrder({ start_date = '', end_date = '' }: Window = {}): ValidationIssue[] {
  const time = (date: string, rest: string): number =>
    Date.parse(date.includes('T') ? date.replace(/(T[^Z+-]*)$/, '$1Z') : `${date}${rest}`);
  // Not a number, where one is missing or unreadable, is not later than anything.
  if (!(time(start_date, 'T00:00:00Z') > time(end_date, 'T23:59:59.999Z'))) return [];
  return [{ path: 'start_date', message: 'start_date must be less than or equal to end_date' }];
}

/** Fields that are not in the document: the service ignores them (D56), and mails a piece whose date is misspelt now. */
const unknown = (schema: z.ZodType | undefined, body: unknown): readonly ValidationIssue[] =>
  schema ? findUnknownFields(schema, body) : [];

function faults(schema: z.ZodType | undefined, value: unknown, subject: string): ValidationIssue[] {
  const result = schema?.safeParse(value);
  if (!result?.error) return [];
  return describeIssues(result.error, subject).map(({ path, message }) => ({ path: path.join('.'), message }));
}

/** The parameters that are sent: those that are undefined or null are not. */
const sent = (query: unknown): unknown =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null));
