import { dataSubjectRequestResults, dataSubjectRequestStates, organizationModes } from '@direct-mail/contract';
import {
  audienceKinds,
  deliveryFaults,
  deliveryStatuses,
  pauseReasons,
  recordKinds,
  valuesOf,
} from '../../../shared/enumerations.ts';
import type { StoredAddress } from '../../../types/address.ts';
import type { CampaignSettings } from '../../../types/campaign.ts';
import type { MailingRecipient } from '../../../types/mailing.ts';
import { transitions } from '../../base/mailing-states.ts';
import type {
  AppendRow,
  ArtworkRow,
  AudienceRow,
  CampaignRow,
  CreativeRow,
  DataSubjectRequestRow,
  DueAt,
  ImageRow,
  MailingRow,
  MemberRow,
  OrderPlace,
  OrderRow,
  Person,
  RecordRef,
  StateChange,
  TokenRow,
} from '../rows.ts';
import type { AttemptRecord, DeliveryRow, WebhookRow } from '../webhook-rows.ts';
import { type Check, fields, flag, instant, listOf, number, oneOf, open, optional, orNull, text } from './shape.ts';

const mode = oneOf(organizationModes);
const due = orNull(fields<DueAt>({ at: instant, sequence: number }));
const person = fields<Person>({
  email_sha256: orNull(text),
  identifier: orNull(text),
  address_key: orNull(text),
  name: orNull(text),
});
const storedAddress = fields<StoredAddress>({
  name: orNull(text),
  company: orNull(text),
  address_1: text,
  address_2: text,
  city: text,
  state_name: text,
  postal_code: text,
  country: text,
});
const place = orNull(fields<OrderPlace>({ address: storedAddress, key: orNull(text), problem: orNull(text) }));
const state = oneOf(Object.keys(transitions));

const recipient = fields<MailingRecipient>({
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

const mailing = fields<MailingRow>({
  id: text,
  campaign_id: text,
  creative_id: text,
  artwork_id: text,
  mode,
  merge_tags: orNull(open),
  recipient: orNull(recipient),
  address: orNull(open),
  person,
  address_problem: orNull(text),
  state,
  history: listOf(fields<StateChange>({ state, at: instant, cause: text })),
  price: number,
  send_at: orNull(instant),
  created_at: instant,
  updated_at: instant,
  mailed_at: orNull(instant),
  created_nth: number,
  changed_nth: number,
  due,
});

const campaign = fields<CampaignRow>({
  id: text,
  name: text,
  active: flag,
  created_at: instant,
  settings: fields<CampaignSettings>({
    budget: orNull(number),
    holdout_percent: number,
    email_append: flag,
    suppression_audience_ids: listOf(text),
    suppress_customers: flag,
    // Absent in snapshots from before there was one.
    return_address: optional(orNull(listOf(text))),
  }),
});

const creative = fields<CreativeRow>({
  id: text,
  campaign_id: text,
  name: text,
  format: text,
  mail_type: text,
  creative_type: text,
  default: flag,
  active: flag,
  created_at: instant,
  revision: number,
  merge_tags: optional(orNull(open)),
});

const order = fields<OrderRow>({
  id: text,
  order_id: text,
  order_date: text,
  currency: text,
  total: orNull(number),
  customer_id: orNull(text),
  email_sha256: orNull(text),
  metadata: open,
  order_items: listOf(open),
  shipping: place,
  billing: place,
  member_ids: orNull(listOf(text)),
  created_at: instant,
  updated_at: instant,
});

const member = fields<MemberRow>({
  id: text,
  audience_id: text,
  position: number,
  created_at: instant,
  address: orNull(storedAddress),
  address_problem: orNull(text),
  person,
  former: listOf(person),
  order_row_id: orNull(text),
});

const dataSubjectRequest = fields<DataSubjectRequestRow>({
  id: text,
  subject_request_id: text,
  type: text,
  submitted_time: instant,
  created_at: instant,
  status: oneOf(dataSubjectRequestStates),
  result: oneOf(dataSubjectRequestResults),
  people: listOf(person),
  undecided: listOf(fields<RecordRef>({ record: oneOf(recordKinds), id: text })),
  due,
});

const delivery = fields<DeliveryRow>({
  id: text,
  webhook_id: text,
  object_id: text,
  event: text,
  at: instant,
  queued: number,
  status: oneOf(deliveryStatuses),
  attempt_count: number,
  held_back: orNull(oneOf(valuesOf<NonNullable<DeliveryRow['held_back']>>({ waiting: true, over: true }))),
  due,
  attempts: listOf(
    fields<AttemptRecord>({
      at: instant,
      status: orNull(number),
      error: orNull(text),
      timed_out: flag,
      response: orNull(text),
      duration_ms: orNull(number),
      fault: orNull(oneOf(deliveryFaults)),
      next_at: orNull(instant),
    }),
  ),
});

/** What a row of each table must look like: `fields` compares with the row's type, so none can be left out. */
export const rowShapes: Readonly<Record<string, Check>> = {
  tokens: fields<TokenRow>({ id: text, mode, created_at: instant }),
  campaigns: campaign,
  creatives: creative,
  artwork: fields<ArtworkRow>({ id: text, front_html: orNull(text), back_html: orNull(text) }),
  mailings: mailing,
  append_table: fields<AppendRow>({
    id: text,
    address_1: text,
    address_2: orNull(text),
    city: text,
    state: text,
    postal_code: text,
  }),
  images: fields<ImageRow>({ id: text, base64: text, digest: text }),
  audiences: fields<AudienceRow>({
    id: text,
    name: text,
    description: text,
    kind: oneOf(audienceKinds),
    created_at: instant,
  }),
  members: member,
  orders: order,
  data_subject_requests: dataSubjectRequest,
  webhooks: fields<WebhookRow>({
    id: text,
    url: text,
    secret: text,
    created_at: instant,
    paused: orNull(oneOf(pauseReasons)),
    timeouts_in_row: number,
    dropped: number,
  }),
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
