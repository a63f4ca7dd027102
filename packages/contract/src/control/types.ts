import type { CreateMailingRequest, KnownOrganizationMode, OrderBase, RecipientBase } from '../generated/models.ts';

// What JSON cannot say, or the service's own document says already.

/** A webhook delivery as it is sent: an HTTP POST, or the argument of a receiver function. */
export interface OutgoingDelivery {
  readonly url: string;
  readonly headers: DeliveryHeaders;
  /** JSON, the same bytes in every attempt. */
  readonly body: string;
}

/** The headers of every delivery; `traceparent` if the request that created the mailing had it. */
export type DeliveryHeaders = Readonly<Record<'Content-Type' | 'User-Agent' | 'X-SVC-Signature', string>> & {
  readonly traceparent?: string;
};

/**
 * A webhook receiver that runs in this process. It returns a status, a `Response` or nothing (which means 200), or a promise of one of
 * these. If it throws, the attempt fails as a broken connection; a failed assertion also rejects the control call that
 * delivered, such as `advance`, or else the next one.
 *
 * @example
 * ```ts
 * import { createMock } from '@direct-mail/mock';
 * import { verifyWebhook } from '@direct-mail/sdk/webhooks';
 *
 * const secret = 'whsec_test';
 * const mock = createMock();
 * await mock.webhooks.create({
 *   secret,
 *   receiver: ({ body, headers }) => {
 *     console.log(verifyWebhook({ body, signature: headers['X-SVC-Signature'], secret }).event);
 *   },
 * });
 * ```
 */
export type Receiver = (delivery: OutgoingDelivery) => ReceiverResponse | Promise<ReceiverResponse>;

/** What a receiver may return: a status, a `Response`, or nothing for 200. */
// biome-ignore lint/suspicious/noConfusingVoidType: a receiver without a return statement is of this type.
export type ReceiverResponse = number | ResponseLike | undefined | void;

/** The part of `Response` that the mock reads. */
export interface ResponseLike {
  readonly status: number;
  text?(): Promise<string>;
}

/** The two tokens that an account starts with. */
export interface Tokens {
  /** May call every operation. Default: `live_mock`. */
  readonly production: string;
  /** May only create mailings, which are never printed, billed or counted. Default: `test_mock`. */
  readonly test: string;
}

/** An order in a fixture file. */
export interface FixtureOrder extends OrderBase {
  /** The service's own ID. Default: generated from the seed. */
  readonly id?: string | undefined;
}

/** A mailing in a fixture file. Its campaign and creative can be referred to by name. */
export interface FixtureMailing extends Omit<CreateMailingRequest, 'campaign_id' | 'creative_id' | 'recipient'> {
  /** 1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and unused. Default: generated from the seed. */
  readonly id?: string | undefined;
  /** Name or ID of a campaign in this file. */
  readonly campaign: string;
  /** Name or ID of one of its creatives. Default: the default creative. */
  readonly creative?: string | undefined;
  /** With an address or, if email append is on, an email. */
  readonly recipient: RecipientBase;
  /** Default: `production`. */
  readonly mode?: KnownOrganizationMode | undefined;
}

/**
 * An account and its clock as one JSON document, without the journal. `mock.snapshot` returns it; pass it to `mock.restore`
 * unchanged.
 */
export interface Snapshot {
  readonly format: 'direct-mail-mock-snapshot';
  readonly version: 1;
  /** The mock's seed. */
  readonly seed: string;
  /** The account's time, ISO 8601 UTC. */
  readonly now: string;
  /** How many IDs of each kind have been assigned. */
  readonly counters: Readonly<Record<string, number>>;
  /** As `mock.settings.retrieve` returns them. */
  readonly settings: object;
  /** The rows of each table, in an internal format that any version may change. */
  readonly tables: Readonly<Record<string, readonly SnapshotRow[]>>;
}

/** A row of a table, in an internal format. */
export interface SnapshotRow {
  readonly id: string;
}
