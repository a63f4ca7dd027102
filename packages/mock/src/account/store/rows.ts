import {
  dataSubjectRequestResults,
  dataSubjectRequestStates,
  dataSubjectRequestTypes,
  organizationModes,
  type Schema,
  webhookEventNames,
} from '@direct-mail/contract';
import type { CampaignSettings, MailingRecipient, StoredAddress } from '@direct-mail/contract/control/generated/models';
import {
  audienceKinds,
  deliveryFaults,
  deliveryStatuses,
  pauseReasons,
  recordKinds,
} from '@direct-mail/contract/control/generated/values';
import {
  anyObject,
  expecting,
  type FieldsOf,
  fields,
  flag,
  listOf,
  number,
  type Of,
  oneOf,
  optional,
  orNull,
  type Shape,
  text,
} from '@direct-mail/contract/doors/shape';
import { type MailingState, transitions } from '../base/mailing-states.ts';
import type { Money } from '../base/money.ts';
import { FIRST_INSTANT, type Instant, LAST_INSTANT } from '../base/time.ts';

// A row is written once, as a shape: its type and the check of snapshots follow.

const instant = expecting<Instant>(
  'milliseconds of a time between the years 0 and 9999',
  (value) => Number.isInteger(value) && (value as number) >= FIRST_INSTANT && (value as number) <= LAST_INSTANT,
);
const money: Shape<Money> = number;
const mode = oneOf(organizationModes);
const state = oneOf(Object.keys(transitions) as MailingState[]);

const due = fields({ at: instant, sequence: number });
/** When something falls due; the sequence orders what falls due at the same time. */
export interface DueAt extends Of<typeof due> {}

const token = fields({
  /** The token itself. */
  id: text,
  mode,
  created_at: instant,
});
export interface TokenRow extends Of<typeof token> {}

const campaignSettings: Shape<CampaignSettings> = fields({
  budget: orNull(number),
  holdout_percent: number,
  email_append: flag,
  suppression_audience_ids: listOf(text),
  suppress_customers: flag,
  // Absent in snapshots from before there was one.
  return_address: optional(orNull(listOf(text))) as Shape<readonly string[] | null>,
});

export const defaultCampaignSettings: CampaignSettings = {
  budget: null,
  holdout_percent: 0,
  email_append: false,
  suppression_audience_ids: [],
  suppress_customers: false,
  return_address: null,
};

const campaign = fields({ id: text, name: text, active: flag, created_at: instant, settings: campaignSettings });
export interface CampaignRow extends Of<typeof campaign> {}

const creative = fields({
  id: text,
  campaign_id: text,
  name: text,
  format: text,
  mail_type: text,
  creative_type: text,
  default: flag,
  active: flag,
  created_at: instant,
  /** What the control API was given (D114); null where the artwork says it. */
  merge_tags: optional(orNull(anyObject<Readonly<Record<string, unknown>>>())),
  /** Counts the changes of the artwork; mailings keep the revision they were made with. */
  revision: number,
});
export interface CreativeRow extends Of<typeof creative> {}

const artwork = fields({ id: text, front_html: orNull(text), back_html: orNull(text) });
/** One revision of a creative's artwork; its id is `{creative id}:{revision}`. */
export interface ArtworkRow extends Of<typeof artwork> {}

const person = fields({
  email_sha256: orNull(text),
  identifier: orNull(text),
  address_key: orNull(text),
  name: orNull(text),
});
/** What a record knows of its person: an e-mail by its hash, an identifier, an address by its delivery key, a name as it was sent. */
export interface Person extends Of<typeof person> {}

export const noPerson: Person = { email_sha256: null, identifier: null, address_key: null, name: null };

/** All that a mailing or member holds of people: what an opt-out held before, too. Nothing for a row that is gone. */
export function peopleOf(
  row: { readonly person: Person; readonly former?: readonly Person[] } | undefined,
): readonly Person[] {
  if (row === undefined) return [];
  return row.former === undefined || row.former.length === 0 ? [row.person] : [row.person, ...row.former];
}

const recipient: Shape<MailingRecipient> = fields({
  full_name: orNull(text),
  first_name: orNull(text),
  last_name: orNull(text),
  company: orNull(text),
  address_1: orNull(text),
  address_2: orNull(text),
  city: orNull(text),
  state: orNull(text),
  postal_code: orNull(text),
  identifier: orNull(text),
  email_sha256: orNull(text),
});

const stateChange = fields({
  state,
  at: instant,
  /** Who or what moved it: `created`, `schedule`, the rule that refused it, `magic recipient`, `probability`, `control`, `erasure`. */
  cause: text,
});
export interface StateChange extends Of<typeof stateChange> {}

const mailingAddress: Shape<Schema<'MailingAddress'>> = fields({
  name: text,
  company: orNull(text),
  address_1: text,
  address_2: text,
  city: text,
  state_name: text,
  postal_code: text,
});

const mailing = fields({
  id: text,
  campaign_id: text,
  creative_id: text,
  artwork_id: text,
  mode,
  merge_tags: orNull(anyObject<Schema<'MergeTags'>>()),
  /** Null once erased (D35). */
  recipient: orNull(recipient),
  /** Standardized (D67), as sent after `address_invalid`; null while an append is open, after `append_failed`, once erased (D66). */
  address: orNull(mailingAddress),
  /** What matches people to this mailing (D36); nothing matches once erased. */
  person: person,
  /** Why the address is not deliverable (D68); null when it is. */
  address_problem: orNull(text),
  state,
  history: listOf(stateChange),
  price: money,
  send_at: orNull(instant),
  created_at: instant,
  updated_at: instant,
  /** Its creation among all changes of the account: what decides between equal times (D09). */
  created_nth: number,
  /** Its last change among all changes of the account. */
  changed_nth: number,
  mailed_at: orNull(instant),
  /** When it changes state next; null if it is final or held in its state. */
  due: orNull(due),
  /** Of the request that created it (D123). Absent in snapshots from before. */
  traceparent: optional(orNull(text)),
});
export interface MailingRow extends Of<typeof mailing> {}

const image = fields({
  /** The address, exactly as the HTML writes it. */
  id: text,
  base64: text,
  /** Tells this content from another under the same address. */
  digest: text,
});
/** A picture that creatives name by its address: registered, because the mock fetches nothing. */
export interface ImageRow extends Of<typeof image> {}

const append = fields({
  /** SHA-256 of the lowercased e-mail. */
  id: text,
  address_1: text,
  address_2: orNull(text),
  city: text,
  state: text,
  postal_code: text,
});
/** A row of the table of addresses that an e-mail is known to belong to (D46). */
export interface AppendRow extends Of<typeof append> {}

const audience = fields({ id: text, name: text, description: text, kind: oneOf(audienceKinds), created_at: instant });
/** A list of people. `Customers (Orders API)` and Do Not Mail are of a kind of their own (D76). */
export interface AudienceRow extends Of<typeof audience> {}

const storedAddress: Shape<StoredAddress> = fields({
  name: orNull(text),
  company: orNull(text),
  address_1: text,
  address_2: text,
  city: text,
  state_name: text,
  postal_code: text,
  country: text,
});

const member = fields({
  id: text,
  audience_id: text,
  /** Counts the members of all audiences in the order in which they came. */
  position: number,
  created_at: instant,
  address: orNull(storedAddress),
  /** Why the address is not deliverable (D68); null when it is, and without one. */
  address_problem: orNull(text),
  person: person,
  /** E-mails and addresses that an opt-out came with before: it never gets narrower (D102). None on other lists. */
  former: listOf(person),
  /** The id of the order's row, for a record of `Customers (Orders API)`. */
  order_row_id: orNull(text),
});
export interface MemberRow extends Of<typeof member> {}

const protectedAddress = fields({ id: text });
/** A keyed hash of an address, or of address and family name, that was an erased person's (D120). */
export interface ProtectedAddressRow extends Of<typeof protectedAddress> {}

const orderPlace = fields({
  address: storedAddress,
  /** In other countries, whose addresses are not standardized, the address as sent; null in data of before that. */
  key: orNull(text),
  problem: orNull(text),
});
/** An address of an order, with what people are matched by. */
export interface OrderPlace extends Of<typeof orderPlace> {}

const order = fields({
  /** The service's own id. */
  id: text,
  /** The caller's. */
  order_id: text,
  /** The day, `2026-11-20` (D30). */
  order_date: text,
  currency: text,
  total: orNull(number),
  customer_id: orNull(text),
  email_sha256: orNull(text),
  metadata: anyObject<Schema<'Metadata'>>(),
  order_items: listOf(anyObject<Schema<'OrderItem'>>()),
  shipping: orNull(orderPlace),
  billing: orNull(orderPlace),
  /** The ids of its two records in `Customers (Orders API)`: shipping, billing. Null once erased (D35). */
  member_ids: orNull(listOf(text)) as Shape<readonly [shipping: string, billing: string] | null>,
  created_at: instant,
  updated_at: instant,
});
export interface OrderRow extends Of<typeof order> {}

const recordRef = fields({ record: oneOf(recordKinds), id: text });
/** A row that holds a person's data. */
export interface RecordRef extends Of<typeof recordRef> {}

const dataSubjectRequest = fields({
  /** The `subject_request_id` in lower case. */
  id: text,
  /** As it was sent. */
  subject_request_id: text,
  type: oneOf(dataSubjectRequestTypes),
  submitted_time: instant,
  created_at: instant,
  status: oneOf(dataSubjectRequestStates),
  result: oneOf(dataSubjectRequestResults),
  /** The identities, each on its own (D81); none once it is completed. */
  people: listOf(person),
  /** Records that may be the person's, found when it was completed (D101): they stay as they are. */
  undecided: listOf(recordRef),
  due: orNull(due),
});
export interface DataSubjectRequestRow extends Of<typeof dataSubjectRequest> {}

/** Who was erased: the ids of the rows that held their data, and the identities of the request. */
export interface ErasedPeople {
  readonly ids: readonly string[];
  readonly people: readonly Person[];
}

/** An event of a mailing, or the ping of a webhook (D43). */
export type DeliveredEvent = Schema<'MailingEventName'> | 'ping';

const webhook = fields({
  id: text,
  /** Where events go: an http(s) address, `function:{id}` for a receiver in the process, `listen:{id}` for a listener. */
  url: text,
  secret: text,
  created_at: instant,
  /** Why nothing but pings is sent (D88); null while it is running. */
  paused: orNull(oneOf(pauseReasons)),
  /** Timeouts since the last attempt that ended otherwise (D88). */
  timeouts_in_row: number,
  /** Events that were not queued because the queue was full. */
  dropped: number,
});
export interface WebhookRow extends Of<typeof webhook> {}

const outcome = {
  at: instant,
  /** The status of the receiver's response; null if there was none. */
  status: orNull(number),
  /** What went wrong on the way; null when there was a response. */
  error: orNull(text),
  timed_out: flag,
  /** The first bytes of the response's body; of the last two attempts only. */
  response: orNull(text),
  /** Milliseconds of real time; null on a manual clock, where nothing takes time. */
  duration_ms: orNull(number),
  /** What a fault rule did to it. */
  fault: orNull(oneOf(deliveryFaults)),
};
/** How an attempt ended. */
export interface AttemptOutcome extends FieldsOf<typeof outcome> {}

const attempt = fields({
  ...outcome,
  /** When the next one falls due; null if there is none. */
  next_at: orNull(instant),
});
export interface AttemptRecord extends Of<typeof attempt> {}

const delivery = fields({
  id: text,
  webhook_id: text,
  /** The mailing's id, or the webhook's for a ping. */
  object_id: text,
  event: oneOf(webhookEventNames) as Shape<DeliveredEvent>,
  /** When the event occurred. */
  at: instant,
  /** Its place among the deliveries of the same webhook and object (D45). */
  queued: number,
  status: oneOf(deliveryStatuses),
  /** Attempts made on this schedule; a redelivery starts a new one. */
  attempt_count: number,
  /** Where a fault rule lets the next event of the object go first: waiting for one, or over. */
  held_back: orNull(oneOf(['waiting', 'over'])),
  /** True once its first attempt was refused: it is tried again by itself, and no other one waits for it (D45). */
  apart: optional(flag),
  /** When it is attempted; null while another one of the object comes first, the webhook is paused, or at the end. */
  due: orNull(due),
  /** The last attempts, oldest first. */
  attempts: listOf(attempt),
});
/**
 * One event on its way to one webhook. The body is not kept: it is made of these fields, so it is the same at every attempt
 * (D44).
 */
export interface DeliveryRow extends Of<typeof delivery> {}

/** The shape of a row of each table. */
export const rowShapes: Readonly<Record<string, Shape<unknown>>> = {
  tokens: token,
  campaigns: campaign,
  creatives: creative,
  artwork,
  mailings: mailing,
  append_table: append,
  images: image,
  audiences: audience,
  members: member,
  protected_addresses: protectedAddress,
  orders: order,
  data_subject_requests: dataSubjectRequest,
  webhooks: webhook,
  deliveries: delivery,
};

/** Which field of a row names a row of which other table. */
export const references: readonly (readonly [table: string, field: string, target: string])[] = [
  ['creatives', 'campaign_id', 'campaigns'],
  ['mailings', 'campaign_id', 'campaigns'],
  ['mailings', 'creative_id', 'creatives'],
  ['mailings', 'artwork_id', 'artwork'],
  ['members', 'audience_id', 'audiences'],
  ['members', 'order_row_id', 'orders'],
  ['deliveries', 'webhook_id', 'webhooks'],
];
