import type { levels } from '@direct-mail/terminal/tables/conformance';
import type { Receiver } from './receiver.ts';

export type Level = (typeof levels)[number];

/** An address of the operator's, where printed pieces arrive. */
export interface OwnAddress {
  readonly address_1: string;
  readonly address_2?: string;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
}

/** The service to check, and how far to go. */
export interface Target {
  /** Base address of the main API, without a trailing slash. */
  readonly baseUrl: string;
  /** Base address of the address service. Without one its rules are not checked; with a mock it defaults to `url`. */
  readonly addressBaseUrl?: string | undefined;
  readonly token: string;
  readonly testToken?: string | undefined;
  /** Token of the address service; on the main API's host, the production token is tried if none is not enough. */
  readonly addressToken?: string | undefined;
  /** Token of the mock's control API, if it needs one. */
  readonly controlToken?: string | undefined;
  /** The mock's account for the control API; default: the first. */
  readonly sandbox?: string | undefined;
  readonly level: Level;
  /** A campaign to use; default: the first active one with a creative. Required for spending. */
  readonly campaign?: string | undefined;
  /** An audience for test members. */
  readonly audience?: string | undefined;
  /** Dollars that may be spent; required by `full`. */
  readonly maxCost?: number | undefined;
  /** Maximum price of a piece in dollars, from the operator; otherwise the service must reveal it before the first one. */
  readonly price?: number | undefined;
  readonly address?: OwnAddress | undefined;
  /** Whether opt-outs and privacy requests may be created. */
  readonly irreversible?: boolean | undefined;
  /** Secret of the operator's webhook, if there is no control API to create one. */
  readonly webhookSecret?: string | undefined;
  /** The signature header; `X-SVC-Signature` in the specification. */
  readonly signatureHeader?: string | undefined;
}

/** The outside world, replaceable in tests. */
export interface Ports {
  readonly fetch: typeof fetch;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
  readonly note: (text: string) => void;
  readonly receiver?: Receiver | undefined;
  /** Milliseconds per response. */
  readonly timeout: number;
  /** Longest single wait in milliseconds; longer ones are left for a resumed run. */
  readonly patience: number;
  /** A new UUID v4. */
  readonly uuid: () => string;
}
