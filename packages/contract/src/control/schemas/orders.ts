import * as z from 'zod';
import { dataSubjectRequestTypes } from '../../index.ts';
import type { DataSubjectRequest, Metadata, Order, UndecidedRecord } from '../generated/models.ts';
import { storedAddress } from './addresses.ts';
import { named } from './shared.ts';

const metadata: z.ZodType<Metadata> = named('Metadata', 'Custom values of an order or order item.', () =>
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
);

export const order: z.ZodType<Order> = named('Order', 'A stored order.', () =>
  z.object({
    id: z.string().describe('Assigned by the service.'),
    order_id: z.string().describe('Your own ID.'),
    order_date: z.string().describe('Midnight UTC on the day of the order, ISO 8601.'),
    currency: z.string().describe('Three-letter code, such as `USD`.'),
    total: z.number().nullable().describe('In units of `currency`: dollars, not cents.'),
    customer: z
      .object({
        id: z.string().nullable().describe('Your own ID for the customer.'),
        email_sha256: z.string().nullable().describe('SHA-256 of the lowercased email.'),
      })
      .meta({ id: 'OrderCustomer', description: 'The customer of an order.' }),
    metadata,
    order_items: z.array(
      z
        .object({
          identifier: z.string().describe('Your own ID, such as a SKU.'),
          description: z.string().nullish(),
          quantity: z.number().int().nullish(),
          total: z.number().describe("Price of the whole line, in units of the order's currency: dollars, not cents."),
          price: z.number().nullish().describe("Price per unit, in units of the order's currency: dollars, not cents."),
          category: z.array(z.string()).nullish().describe('Category names.'),
          metadata: metadata.nullish(),
        })
        .meta({ id: 'OrderItem', description: 'A line item of an order.' }),
    ),
    shipping_address: storedAddress.nullable(),
    billing_address: storedAddress.nullable(),
    created_at: z.string().describe('When the order was first received, ISO 8601 UTC.'),
    updated_at: z.string().describe('When it was last changed, ISO 8601 UTC.'),
  }),
);

const requestType = named('DataSubjectRequestType', 'What the person asks for.', () => z.enum(dataSubjectRequestTypes));

const recordKind = named('RecordKind', 'The kind of record.', () => z.enum(['mailing', 'order', 'member']));

export const dataSubjectRequest: z.ZodType<DataSubjectRequest> = named(
  'DataSubjectRequest',
  "A person's request to access or erase their data.",
  () =>
    z.object({
      controller_id: z.string().describe("The data controller's ID."),
      subject_request_id: z.string().describe('The ID that the caller assigned.'),
      subject_request_type: requestType,
      request_status: z.string().describe('`pending`, `in_progress` or `completed`.'),
      result: z
        .string()
        .describe('`pending`, then `found` or `not_found` for access, `deleted` or `not_found` for erasure.'),
      submitted_time: z.string().describe('When the person submitted it, as the caller sent it, ISO 8601 UTC.'),
      created_at: z.string().describe('When the mock received it, ISO 8601 UTC.'),
      next_at: z.string().nullable().describe('When its status changes next, ISO 8601 UTC. Null once completed.'),
    }),
);

export const undecidedRecord: z.ZodType<UndecidedRecord> = named(
  'UndecidedRecord',
  'A record that might belong to the person of a completed request. The data does not settle it, so the record is kept.',
  () =>
    z.object({
      subject_request_id: z.string().describe('The ID that the caller assigned to the request.'),
      subject_request_type: requestType,
      record: recordKind,
      id: z.string().describe("The record's ID."),
      audience: z.string().nullable().describe("ID of the member's audience. Null for other records."),
      names: z.array(z.string()).describe('The names in the record, if any.'),
    }),
);
