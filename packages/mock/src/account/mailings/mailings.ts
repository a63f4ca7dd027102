import type { Parsed, Schema } from '@direct-mail/contract';
import type { Mode } from '@direct-mail/contract/control/generated/models';
import { type IngestedRecipient, ingestRecipient } from '../addresses/recipients.ts';
import { transitions } from '../base/mailing-states.ts';
import { toDecimal } from '../base/money.ts';
import { invalid, notFound, Refusal } from '../base/refusal.ts';
import { priceOf } from '../base/settings.ts';
import { readTime, toIso } from '../base/time.ts';
import { artworkOf, hasArtwork } from '../campaigns/artwork.ts';
import type { Account } from '../store/account.ts';
import { checkIds, idFor } from '../store/ids.ts';
import type { CampaignRow, CreativeRow, MailingRow, Person } from '../store/rows.ts';
import { emitMailingEvent } from './emit-mailing-event.ts';
import { dueFrom } from './lifecycle.ts';
import { stableRecipientKey } from './processing-checks.ts';

type NewMailing = Parsed<Schema<'CreateMailingRequest'>>;

/** Creates a mailing, in `processing`; the checks run at the end of it, never here (D07). Only fixtures choose the id. */
export function createMailing(
  account: Account,
  body: NewMailing,
  mode: Mode,
  { id, traceparent }: OfMailing = {},
): MailingRow {
  const plan = mailingPlan(account, body);
  checkIds(account.mailings, 'mailing', [id]);
  return placeMailing(account, plan, ingestRecipient(account, plan.campaign, body.recipient), mode, {
    id,
    traceparent,
  });
}

/** What is known of a new mailing beside its request. */
interface OfMailing {
  readonly id?: string | undefined;
  /** Of the request (D123). */
  readonly traceparent?: string | null | undefined;
}

/** A mailing without its recipient, checked against the account. */
export interface MailingPlan {
  readonly campaign: CampaignRow;
  /** The campaign's creatives to choose from, or the requested one. */
  readonly creatives: readonly CreativeRow[];
  readonly send_at: number | null;
  readonly merge_tags: Schema<'MergeTags'> | null;
}

/** Checks everything but the recipient; nothing is written. */
export function mailingPlan(account: Account, body: Omit<NewMailing, 'recipient'>): MailingPlan {
  const campaign = campaignFor(account, body.campaign_id);
  const creatives = mailableCreatives(account, campaign);
  const send_at = readSendAt(account, body.send_at);
  const chosen = body.creative_id === undefined ? creatives : [requireCreative(account, creatives, body.creative_id)];
  return { campaign, creatives: chosen, send_at, merge_tags: body.merge_tags ?? null };
}

/** Stores the planned mailing with an accepted recipient. */
export function placeMailing(
  account: Account,
  plan: MailingPlan,
  ingested: IngestedRecipient,
  mode: Mode,
  { id: wantedId, traceparent = null }: OfMailing = {},
): MailingRow {
  const id = idFor(account, account.mailings, 'mailing', wantedId);
  const creative = chooseCreative(account, plan.creatives, { id, person: ingested.person });
  const now = account.now;
  const nth = account.nextChange();
  // Listed one by one: a spread here costs as much as the rest together.
  const row = account.mailings.put({
    id,
    campaign_id: plan.campaign.id,
    creative_id: creative.id,
    artwork_id: artworkOf(account, creative).id,
    mode,
    merge_tags: plan.merge_tags,
    recipient: ingested.recipient,
    person: ingested.person,
    address: ingested.address,
    address_problem: ingested.address_problem,
    state: 'processing',
    history: [{ state: 'processing', at: now, cause: 'created' }],
    price: mode === 'test' ? 0 : priceOf(account.settings, creative.format, creative.mail_type),
    send_at: plan.send_at,
    created_at: now,
    updated_at: now,
    created_nth: nth,
    changed_nth: nth,
    mailed_at: null,
    due: dueFrom(account, 'processing', plan.send_at ?? now),
    traceparent,
  });
  emitMailingEvent(account, id, 'processing');
  return row;
}

export function requireMailing(account: Account, id: string): MailingRow {
  const row = account.mailings.find(id);
  if (row === undefined) throw notFound('mailing', id);
  return row;
}

/** A mailing as the service returns it; at creation the address is still null (D66). */
export function showMailing(row: MailingRow, baseUrl: string, atCreation = false): Schema<'Mailing'> {
  return {
    ...showMailingItem(row, baseUrl),
    address: atCreation ? null : row.address,
    send_at: row.send_at === null ? null : toIso(row.send_at),
  };
}

/** A mailing as an item of the campaign's list: without `send_at`. */
export function showMailingItem(row: MailingRow, baseUrl: string): Schema<'MailingListItem'> {
  const previews = `${baseUrl}/previews/${row.id}`;
  return {
    id: row.id,
    campaign_id: row.campaign_id,
    creative_id: row.creative_id,
    merge_tags: row.merge_tags,
    state: row.state,
    front_url: `${previews}/front.png`,
    back_url: `${previews}/back.png`,
    pdf_url: `${previews}/piece.pdf`,
    total_cost: toDecimal(costOf(row)),
    address: row.address,
    created_at: toIso(row.created_at),
  };
}

/** The price from creation on; none once a piece ended unmailed (D39). */
function costOf(row: MailingRow): number {
  return endedUnmailed(row) ? 0 : row.price;
}

/** True for a piece that will never be printed: it is in a final state and was not mailed. */
export function endedUnmailed(row: MailingRow): boolean {
  return row.mailed_at === null && transitions[row.state].length === 0;
}

function campaignFor(account: Account, id: string): CampaignRow {
  const campaign = account.campaigns.find(id);
  if (campaign === undefined) throw unknownReference(account, 'campaign_id', 'a campaign in this account');
  if (!campaign.active) throw invalid('campaign_id must be the ID of an active campaign; this one is inactive');
  return campaign;
}

function mailableCreatives(account: Account, campaign: CampaignRow): CreativeRow[] {
  const creatives = account.creatives
    .ofCampaign(campaign.id)
    .filter((creative) => creative.active && hasArtwork(account, creative));
  if (creatives.length === 0) throw invalid('campaign_id must be the ID of a campaign with artwork; this one has none');
  return creatives;
}

/** D59: unknown, foreign and inactive creatives are refused in the same way. */
function requireCreative(account: Account, creatives: readonly CreativeRow[], id: string): CreativeRow {
  const named = account.creatives.find(id);
  const creative = creatives.find((candidate) => candidate.id === named?.id);
  if (creative === undefined) {
    throw unknownReference(account, 'creative_id', 'an active creative with artwork in this campaign');
  }
  return creative;
}

function unknownReference(account: Account, field: string, expected: string): Refusal {
  const message = `${field} must be the ID of ${expected}`;
  return account.settings.unknownReferenceStatus === 404 ? new Refusal('NotFound', message) : invalid(message);
}

/** The default creative, else one at random, the same for the same recipient (D50, D63). */
function chooseCreative(
  account: Account,
  creatives: readonly CreativeRow[],
  piece: { id: string; person: Person },
): CreativeRow {
  const [first] = creatives;
  const standard = creatives.length === 1 ? first : creatives.find((creative) => creative.default);
  if (standard !== undefined) return standard;
  const who = piece.person.identifier === null ? piece.id : stableRecipientKey(piece);
  const drawn = account.random.fraction(who, 'creative');
  return creatives[Math.floor(drawn * creatives.length)] as CreativeRow;
}

/** D60: equal to now is not the future. */
function readSendAt(account: Account, sendAt: string | null | undefined): number | null {
  if (sendAt === undefined || sendAt === null) return null;
  const { instant } = readTime(sendAt, 'send_at');
  if (instant <= account.now) throw invalid(`send_at must be in the future; it is ${toIso(account.now)} now`);
  return instant;
}
