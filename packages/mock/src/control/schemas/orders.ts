import { dataSubjectRequestTypes } from '@direct-mail/contract';
import * as z from 'zod';
import { recordKinds } from '../../shared/enumerations.ts';
import type { DataSubjectRequest, UndecidedRecord } from '../../types/data-subject-request.ts';
import type { Metadata, Order } from '../../types/order.ts';
import { storedAddress } from './addresses.ts';
import { named } from './shared.ts';

const metadata: z.ZodType<Metadata> = named(
  'Metadata',
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
);

export const order: z.ZodType<Order> = named(
  'Order',
  z.object({
    id: z.string(),
    order_id: z.string(),
    order_date: z.string(),
    currency: z.string(),
    total: z.number().nullable(),
    customer: z
      .object({ id: z.string().nullable(), email_sha256: z.string().nullable() })
      .meta({ id: 'OrderCustomer' }),
    metadata,
    order_items: z.array(
      z
        .object({
          identifier: z.string(),
          description: z.string().nullish(),
          quantity: z.number().int().nullish(),
          total: z.number(),
          price: z.number().nullish(),
          category: z.array(z.string()).nullish(),
          metadata: metadata.nullish(),
        })
        .meta({ id: 'OrderItem' }),
    ),
    shipping_address: storedAddress.nullable(),
    billing_address: storedAddress.nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
);

export const dataSubjectRequest: z.ZodType<DataSubjectRequest> = named(
  'DataSubjectRequest',
  z.object({
    controller_id: z.string(),
    subject_request_id: z.string(),
    subject_request_type: z.enum(dataSubjectRequestTypes),
    request_status: z.string(),
    result: z.string(),
    submitted_time: z.string(),
    created_at: z.string(),
    next_at: z.string().nullable().describe('When its status changes next. Null once completed'),
  }),
);

export const undecidedRecord: z.ZodType<UndecidedRecord> = named(
  'UndecidedRecord',
  z.object({
    subject_request_id: z.string(),
    subject_request_type: z.enum(dataSubjectRequestTypes),
    record: z.enum(recordKinds).describe('The kind of record'),
    id: z.string().describe("The record's ID"),
    audience: z.string().nullable().describe("ID of the member's audience. Null for other records"),
    names: z.array(z.string()).describe('The names in the record, if any'),
  }),
);
