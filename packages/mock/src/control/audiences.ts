import * as z from 'zod';
import { createAudience, memberCount, requireAudience } from '../account/audiences/audiences.ts';
import { columnNames, type MemberColumn } from '../account/audiences/csv-columns.ts';
import { importCsv } from '../account/audiences/csv-import.ts';
import { addMember, listMembers } from '../account/audiences/members.ts';
import { invalid } from '../account/base/refusal.ts';
import { toIso } from '../account/base/time.ts';
import { requireCampaign } from '../account/campaigns/campaigns.ts';
import { sendOneTime } from '../account/mailings/one-time-send.ts';
import type { AudienceRow, MemberRow } from '../account/store/rows.ts';
import type { ControlContext } from './context.ts';
import { defineCall } from './define-call.ts';
import { byId, mailingAddress, pageOf, paging } from './shapes.ts';

const text = z.string().nullable();

const audienceView = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  kind: z
    .enum(['list', 'customers', 'do_not_mail'])
    .describe('Customers (Orders API) and Do Not Mail are special (D76)'),
  member_count: z.number().int(),
});

export const storedAddress = mailingAddress.extend({ name: text, country: z.string() });

const memberView = z.object({
  id: z.string(),
  identifier: text,
  email_sha256: text,
  address: storedAddress.nullable().describe('Standardized (D74)'),
  address_problem: text.describe('Why the address is not deliverable (D68)'),
  order_id: text.describe('The order of a record of Customers (Orders API)'),
  created_at: z.string(),
});

export const memberInput = z.object({
  identifier: z.string().optional(),
  email: z.string().optional().describe('Kept as a hash alone (D73)'),
  email_sha256: z.string().optional(),
  address: z
    .object({
      name: z.string().optional(),
      company: z.string().optional(),
      address_1: z.string(),
      address_2: z.string().optional(),
      city: z.string().optional(),
      state: z.string().optional(),
      postal_code: z.string(),
    })
    .optional(),
});

const columns = z.object(
  Object.fromEntries(
    Object.keys(columnNames).map((column) => [
      column,
      z.string().optional().describe(`The heading of the column for ${column}, where it is called otherwise`),
    ]),
  ) as Record<MemberColumn, z.ZodOptional<z.ZodString>>,
);

const importView = z.object({
  added: z.number().int(),
  existing: z.number().int().describe('Rows about people who were there already (D78)'),
  rejected: z.array(z.object({ line: z.number().int(), reason: z.string() })).readonly(),
  ignored_columns: z.array(z.string()).readonly(),
});

export const audienceCalls = {
  listAudiences: defineCall({
    method: 'GET',
    path: '/_mock/audiences',
    summary: 'All audiences, oldest first',
    answer: z.array(audienceView),
    run: (context) => [...context.account.audiences.values()].map((row) => viewAudience(context, row)),
  }),
  createAudience: defineCall({
    method: 'POST',
    path: '/_mock/audiences',
    summary: 'Create an audience',
    status: 201,
    body: z.object({ name: z.string().min(1), description: z.string().optional() }),
    answer: audienceView,
    run: (context, { body }) => viewAudience(context, createAudience(context.account, body)),
  }),
  listMembers: defineCall({
    method: 'GET',
    path: '/_mock/audiences/{id}/members',
    summary: 'The members of an audience, newest first',
    params: byId,
    query: z.object(paging),
    answer: z.array(memberView),
    run: (context, { params, query }) => {
      const audience = requireAudience(context.account, params.id);
      context.headers['x-total'] = String(memberCount(context.account, audience));
      const { from, to } = pageOf(query);
      return listMembers(context.account, audience, from, to).map((row) => viewMember(context, row));
    },
  }),
  addMember: defineCall({
    method: 'POST',
    path: '/_mock/audiences/{id}/members',
    summary: 'Add one person by hand; who is there already keeps the record that exists (D78)',
    status: 201,
    params: byId,
    body: memberInput,
    answer: memberView,
    run: (context, { params, body }) => {
      const { member } = addMember(context.account, requireAudience(context.account, params.id), body);
      return viewMember(context, member);
    },
  }),
  importMembers: defineCall({
    method: 'POST',
    path: '/_mock/audiences/{id}/import',
    summary: 'Upload a CSV file: the good rows are taken, the bad ones reported by line',
    params: byId,
    query: columns,
    body: z.string(),
    bodyType: 'text/csv',
    answer: importView,
    run: ({ account }, { params, query, body }) => importCsv(account, requireAudience(account, params.id), body, query),
  }),
  sendCampaign: defineCall({
    method: 'POST',
    path: '/_mock/campaigns/{id}/send',
    summary: 'Mail an audience once: one mailing for every member that can be mailed (D80)',
    params: byId,
    body: z.object({ audience_id: z.string() }),
    answer: z.object({
      mailings: z.number().int().describe('How many were made'),
      skipped: z.number().int().describe('Members without an address, or an e-mail that one may be appended to'),
    }),
    run: ({ account }, { params, body }) => {
      const campaign = requireCampaign(account, params.id);
      const audience = account.audiences.get(body.audience_id);
      if (audience === undefined) throw invalid('audience_id must be the id of an audience of this account');
      const { mailings, skipped } = sendOneTime(account, campaign, audience);
      return { mailings: mailings.length, skipped };
    },
  }),
};

function viewAudience({ account }: ControlContext, row: AudienceRow): z.infer<typeof audienceView> {
  const { id, name, description, kind } = row;
  return { id, name, description, kind, member_count: memberCount(account, row) };
}

function viewMember({ account }: ControlContext, row: MemberRow): z.infer<typeof memberView> {
  const { identifier, email_sha256 } = row.person;
  return {
    id: row.id,
    identifier,
    email_sha256,
    address: row.address,
    address_problem: row.address_problem,
    order_id: row.order_row_id === null ? null : (account.orders.get(row.order_row_id)?.order_id ?? null),
    created_at: toIso(row.created_at),
  };
}
