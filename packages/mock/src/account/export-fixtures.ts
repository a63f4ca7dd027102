import type { OrderAddress } from '@direct-mail/contract';
import type {
  FixtureAudience,
  FixtureCampaign,
  FixtureFile,
  FormerOptOut,
  NewMember,
  SettingsChange,
  StoredAddress,
} from '@direct-mail/contract/control/generated/models';
import type { FixtureMailing, FixtureOrder } from '@direct-mail/contract/control/types';
import { formerOf, listMembers } from './audiences/members.ts';
import { defaultSettings } from './base/settings.ts';
import { toIso } from './base/time.ts';
import { artworkOf } from './campaigns/artwork.ts';
import type { Account } from './store/account.ts';
import type { AudienceRow, CampaignRow, MailingRow, MemberRow, OrderRow } from './store/rows.ts';
import { isFunctionUrl, isListenUrl } from './webhooks/webhooks.ts';

/**
 * The account as a fixture file, with the same ids. It has no states, deliveries and requests; e-mails are hashes only
 * (D73), so mailings with nothing else are left out.
 */
export function exportFixtures(account: Account): FixtureFile {
  const audiences = [...account.audiences.values()];
  const { doNotMail } = account.audiences;
  return withoutEmpty({
    settings: changedSettings(account),
    audiences: audiences.filter(({ kind }) => kind === 'list').map((row) => exportAudience(account, row)),
    do_not_mail: membersOf(account, doNotMail).filter((member) => Object.keys(member).length > 0),
    former_opt_outs: formerOptOuts(account, doNotMail),
    append_table: [...account.appendTable.values()].map(({ id, ...place }) => ({ email_sha256: id, ...place })),
    campaigns: [...account.campaigns.values()].map((row) => exportCampaign(account, row)),
    webhooks: [...account.webhooks.values()]
      .filter(({ url }) => !isFunctionUrl(url) && !isListenUrl(url))
      .map(({ id, url, secret }) => ({ id, url, secret })),
    orders: [...account.orders.values()].filter(({ member_ids }) => member_ids !== null).map(exportOrder),
    mailings: [...account.mailings.values()].flatMap((row) => exportMailing(account, row)),
  });
}

function changedSettings(account: Account): SettingsChange {
  const entries = Object.entries(account.settings) as [keyof typeof defaultSettings, unknown][];
  return Object.fromEntries(
    entries.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(defaultSettings[name])),
  );
}

function exportAudience(account: Account, row: AudienceRow): FixtureAudience {
  const { id, name, description } = row;
  return { id, name, ...(description === '' ? {} : { description }), members: membersOf(account, row) };
}

function membersOf(account: Account, audience: AudienceRow): NewMember[] {
  return listMembers(account, audience, 0, Number.POSITIVE_INFINITY).reverse().map(exportMember);
}

function exportMember({ person, address }: MemberRow): NewMember {
  const { identifier, email_sha256 } = person;
  return {
    ...(identifier === null ? {} : { identifier }),
    ...(email_sha256 === null ? {} : { email_sha256 }),
    ...(address === null ? {} : { address: linesOf(address) }),
  };
}

/** Former data of opt-outs that no member holds now, and opt-outs of which nothing else is known (D102). */
function formerOptOuts(account: Account, doNotMail: AudienceRow): FormerOptOut[] {
  return listMembers(account, doNotMail, 0, Number.POSITIVE_INFINITY)
    .reverse()
    .flatMap(formerOf)
    .map(({ email_sha256, address_key, name }) => ({
      ...(email_sha256 === null ? {} : { email_sha256 }),
      ...(address_key === null ? {} : { address_key }),
      ...(name === null ? {} : { name }),
    }));
}

function linesOf({ name, company, address_1, address_2, city, state_name, postal_code }: StoredAddress) {
  return {
    ...(name === null ? {} : { name }),
    ...(company === null ? {} : { company }),
    address_1,
    ...(address_2 === '' ? {} : { address_2 }),
    city,
    state: state_name,
    postal_code,
  };
}

function exportCampaign(account: Account, { id, name, active, settings }: CampaignRow): FixtureCampaign {
  const { suppression_audience_ids, ...rest } = settings;
  return {
    id,
    name,
    active,
    creatives: account.creatives.ofCampaign(id).map((row) => {
      const { front_html, back_html } = artworkOf(account, row);
      return {
        id: row.id,
        name: row.name,
        format: row.format,
        mail_type: row.mail_type,
        default: row.default,
        active: row.active,
        ...(row.merge_tags === undefined || row.merge_tags === null ? {} : { merge_tags: row.merge_tags }),
        ...(front_html === null ? {} : { front_html }),
        ...(back_html === null ? {} : { back_html }),
      };
    }),
    settings: {
      ...rest,
      return_address: rest.return_address ?? null,
      suppression_audiences: suppression_audience_ids,
    },
  };
}

function exportOrder(row: OrderRow): FixtureOrder {
  return {
    id: row.id,
    order_id: row.order_id,
    order_date: row.order_date,
    currency: row.currency,
    ...(row.total === null ? {} : { total: row.total }),
    ...(row.customer_id === null ? {} : { customer_id: row.customer_id }),
    ...(row.email_sha256 === null ? {} : { customer_email_sha256: row.email_sha256 }),
    ...(row.shipping === null ? {} : { shipping_address: orderAddress(row.shipping.address) }),
    ...(row.billing === null ? {} : { billing_address: orderAddress(row.billing.address) }),
    order_items: row.order_items as NonNullable<FixtureOrder['order_items']>,
    metadata: row.metadata as NonNullable<FixtureOrder['metadata']>,
  };
}

function orderAddress(address: StoredAddress): OrderAddress {
  const { company: _company, ...lines } = linesOf(address);
  return { ...lines, country: address.country };
}

/** As sent, without past times: it starts in `processing` again. */
function exportMailing(account: Account, row: MailingRow): FixtureMailing[] {
  const { recipient } = row;
  if (recipient === null || recipient.address_1 === null) return [];
  const { email_sha256: _email, ...sent } = recipient;
  const given = Object.entries(sent).filter(([, value]) => value !== null);
  return [
    {
      id: row.id,
      campaign: row.campaign_id,
      creative: row.creative_id,
      recipient: Object.fromEntries(given),
      ...(row.merge_tags === null ? {} : { merge_tags: row.merge_tags }),
      ...(row.send_at === null || row.send_at <= account.now ? {} : { send_at: toIso(row.send_at) }),
      mode: row.mode,
    },
  ];
}

function withoutEmpty(file: FixtureFile): FixtureFile {
  return Object.fromEntries(Object.entries(file).filter(([, part]) => Object.keys(part as object).length > 0));
}
