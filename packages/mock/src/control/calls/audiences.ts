import type { audienceCalls } from '@direct-mail/contract/control/calls';
import type { Audience, Member } from '@direct-mail/contract/control/generated/models';
import { searchable, searchFor } from '@direct-mail/contract/words/search';
import { createAudience, memberCount, requireAudience } from '../../account/audiences/audiences.ts';
import { importCsv } from '../../account/audiences/csv-import.ts';
import { addMember, formerOf, listMembers, removeMember } from '../../account/audiences/members.ts';
import { hashEmail } from '../../account/base/email-hash.ts';
import { invalid } from '../../account/base/refusal.ts';
import { toIso } from '../../account/base/time.ts';
import { requireCampaign } from '../../account/campaigns/campaigns.ts';
import { sendOneTime } from '../../account/mailings/one-time-send.ts';
import type { AudienceRow, MemberRow } from '../../account/store/rows.ts';
import type { ControlContext } from '../context.ts';
import type { HandlersOf } from '../handlers.ts';
import { pageOf } from '../paging.ts';

export const audienceHandlers: HandlersOf<typeof audienceCalls> = {
  listAudiences: (context) => [...context.account.audiences.values()].map((row) => viewAudience(context, row)),
  createAudience: (context, { body }) => viewAudience(context, createAudience(context.account, body)),
  listMembers: (context, { params, query }) => {
    const row = requireAudience(context.account, params.id);
    const { from, to } = pageOf(query);
    const { search } = query;
    const found = search === undefined ? null : searchMembers(context, row, search);
    context.headers['x-total'] = String(found?.length ?? memberCount(context.account, row));
    const rows = found?.slice(from, to) ?? listMembers(context.account, row, from, to);
    return rows.map((each) => viewMember(context, each));
  },
  addMember: (context, { params, body }) => {
    const added = addMember(context.account, requireAudience(context.account, params.id), body);
    return viewMember(context, added.member);
  },
  removeMember: ({ account }, { params }) =>
    removeMember(account, requireAudience(account, params.id), params.member_id),
  importMembers: ({ account }, { params, query, body }) =>
    importCsv(account, requireAudience(account, params.id), body, query),
  sendCampaign: ({ account }, { params, body }) => {
    const campaign = requireCampaign(account, params.id);
    const people = account.audiences.get(body.audience_id);
    if (people === undefined) throw invalid('audience_id must be the ID of an audience in this account');
    const { mailings, skipped } = sendOneTime(account, campaign, people);
    return { mailings: mailings.length, skipped };
  },
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

/** By name, address, identifier and e-mail. */
function searchMembers({ account }: ControlContext, audience: AudienceRow, search: string): MemberRow[] {
  const matches = searchFor(search, hashEmail);
  return listMembers(account, audience, 0, Infinity).filter(({ person, address }) =>
    matches(searchable([person.identifier, person.email_sha256, ...Object.values({ ...address })])),
  );
}
