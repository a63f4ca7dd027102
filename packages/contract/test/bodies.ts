import type * as z from 'zod';
import { describeIssues } from '../src/schemas/index.ts';

/** What parsing refuses, as a user reads it; empty where it accepts. */
export function messages(schema: z.ZodType, value: unknown): string[] {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : describeIssues(parsed.error).map(({ message }) => message);
}

export const address = {
  address_1: '1600 Amphitheatre Pkwy',
  city: 'Mountain View',
  state: 'CA',
  postal_code: '94043',
};
export const mailing = (recipient: unknown, more = {}) => ({ campaign_id: 'c', recipient, ...more });
export const order = (more = {}) => ({
  order_id: 'A-1',
  order_date: '2026-11-20',
  customer_email: 'ada@example.com',
  ...more,
});
