import * as z from 'zod';
import { createAudience, memberCount, requireAudience } from '../../account/audiences/audiences.ts';
import { importCsv } from '../../account/audiences/csv-import.ts';
import { addMember, formerOf, listMembers, removeMember } from '../../account/audiences/members.ts';
import { invalid } from '../../account/base/refusal.ts';
import { toIso } from '../../account/base/time.ts';
import { requireCampaign } from '../../account/campaigns/campaigns.ts';
import { sendOneTime } from '../../account/mailings/one-time-send.ts';
import type { AudienceRow, MemberRow } from '../../account/store/rows.ts';
import type { Audience, Member } from '../../types/audience.ts';
import type { ControlContext } from '../context.ts';
import { defineCall } from '../define-call.ts';
import {
  audience,
  csvColumns,
  importReport,
  member,
  newAudience,
  newMember,
  sendReport,
} from '../schemas/audiences.ts';
import { byId, holds, pageOf, paging, searching } from '../schemas/shared.ts';

export const audienceCalls = {
  listAudiences: defineCall({
    method: 'GET',
    path: '/_mock/audiences',
    summary: 'List all audiences, oldest first',
    response: z.array(audience),
    run: (context) => [...context.account.audiences.values()].map((row) => viewAudience(context, row)),
  }),
  createAudience: defineCall({
    method: 'POST',
    path: '/_mock/audiences',
    summary: 'Create an audience',
    status: 201,
    body: newAudience,
    response: audience,
    run: (context, { body }) => viewAudience(context, createAudience(context.account, body)),
  }),
  listMembers: defineCall({
    method: 'GET',
    path: '/_mock/audiences/{id}/members',
    summary: 'List the members of an audience, newest first',
    params: byId,
    query: z.strictObject({ ...paging, ...searching }),
    response: z.array(member),
    run: (context, { params, query }) => {
      const row = requireAudience(context.account, params.id);
      const { from, to } = pageOf(query);
      const { search } = query;
      const all = (): MemberRow[] => listMembers(context.account, row, 0, Infinity);
      const found = search === undefined ? null : all().filter((each) => holds(search, textsOf(each)));
      context.headers['x-total'] = String(found?.length ?? memberCount(context.account, row));
      const rows = found?.slice(from, to) ?? listMembers(context.account, row, from, to);
      return rows.map((each) => viewMember(context, each));
    },
  }),
  addMember: defineCall({
    method: 'POST',
    path: '/_mock/audiences/{id}/members',
    summary: 'Add a person. If the person is already a member, the record is updated',
    status: 201,
    params: byId,
    body: newMember,
    response: member,
    run: (context, { params, body }) => {
      const added = addMember(context.account, requireAudience(context.account, params.id), body);
      return viewMember(context, added.member);
    },
  }),
  removeMember: defineCall({
    method: 'DELETE',
    path: '/_mock/audiences/{id}/members/{member_id}',
    summary: 'Remove a person. Members that come from an order are removed only with the order',
    params: z.strictObject({ id: z.string().describe('ID of the audience'), member_id: z.string() }),
    run: ({ account }, { params }) => removeMember(account, requireAudience(account, params.id), params.member_id),
  }),
  importMembers: defineCall({
    method: 'POST',
    path: '/_mock/audiences/{id}/import',
    summary: 'Upload a CSV file. Valid rows are added; invalid rows are reported by line',
    params: byId,
    query: csvColumns,
    body: z.string(),
    bodyType: 'text/csv',
    response: importReport,
    run: ({ account }, { params, query, body }) => importCsv(account, requireAudience(account, params.id), body, query),
  }),
  sendCampaign: defineCall({
    method: 'POST',
    path: '/_mock/campaigns/{id}/send',
    summary: 'Mail an audience once: create a mailing for every member who can be mailed',
    params: byId,
    body: z.strictObject({ audience_id: z.string() }).meta({ id: 'OneTimeSend' }),
    response: sendReport,
    run: ({ account }, { params, body }) => {
      const campaign = requireCampaign(account, params.id);
      const people = account.audiences.get(body.audience_id);
      if (people === undefined) throw invalid('audience_id must be the ID of an audience in this account');
      const { mailings, skipped } = sendOneTime(account, campaign, people);
      return { mailings: mailings.length, skipped };
    },
  }),
};

function viewAudience({ account }: ControlContext, row: AudienceRow): Audience {
  const { id, name, description, kind } = row;
  return { id, name, description, kind, member_count: memberCount(account, row) };
}

function viewMember({ account }: ControlContext, row: MemberRow): Member {
  const { identifier, email_sha256 } = row.person;
  return {
    id: row.id,
    identifier,
    email_sha256,
    address: row.address,
    address_problem: row.address_problem,
    former: formerOf(row).map(({ email_sha256, address_key, name }) => ({ email_sha256, address_key, name })),
    order_id: row.order_row_id === null ? null : (account.orders.get(row.order_row_id)?.order_id ?? null),
    created_at: toIso(row.created_at),
  };
}

/** The fields that a search of members covers. */
function textsOf({ person, address }: MemberRow): (string | null | undefined)[] {
  const place = [address?.name, address?.company, address?.address_1, address?.address_2, address?.city];
  return [person.identifier, person.email_sha256, ...place, address?.state_name, address?.postal_code];
}
