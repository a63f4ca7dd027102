import type { Receiver } from './receiver.ts';

export type Profile = 'safe' | 'test-token' | 'full';

export const profiles: readonly Profile[] = ['safe', 'test-token', 'full'];

/** An address that the operator owns: what is printed arrives there. */
export interface OwnAddress {
  readonly address_1: string;
  readonly address_2?: string;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
}

/** A service to be looked at, and how far to go. */
export interface Target {
  /** The base address of the main API, without a slash at its end. */
  readonly url: string;
  /** The base address of the address service; without one, its rules are not looked at, but with the mock it is `url`. */
  readonly addressUrl?: string | undefined;
  readonly token: string;
  readonly testToken?: string | undefined;
  /** Of the address service; where it is at the main API's host, the production token is tried when none is not enough. */
  readonly addressToken?: string | undefined;
  /** Of the mock's control API, where it asks for one. */
  readonly controlToken?: string | undefined;
  /** Which account of the mock its control API is asked about; without it, the first. */
  readonly sandbox?: string | undefined;
  readonly profile: Profile;
  /** A campaign that may be used; without one, the first that is active and has a creative. Required to spend. */
  readonly campaign?: string | undefined;
  /** An audience that test members may be added to. */
  readonly audience?: string | undefined;
  /** Dollars that may be spent; required by `full`. */
  readonly maxCost?: number | undefined;
  /** The most that one piece can cost, in dollars, as the operator says; without it the service must tell before the first one. */
  readonly price?: number | undefined;
  readonly address?: OwnAddress | undefined;
  /** Whether opt-outs and privacy requests may be made. */
  readonly irreversible?: boolean | undefined;
  /** The secret of a webhook that the operator has set up, when there is no control API to set one up. */
  readonly webhookSecret?: string | undefined;
  /** The header of the signature; the specification's name is `X-SVC-Signature`. */
  readonly signatureHeader?: string | undefined;
}

/** The outside world, so that tests can stand in for it. */
export interface Ports {
  readonly fetch: typeof fetch;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
  readonly note: (text: string) => void;
  readonly receiver?: Receiver | undefined;
  /** Milliseconds for one answer. */
  readonly timeout: number;
  /** Milliseconds that may be waited for something to happen, all in one go; more is left for a resumed run. */
  readonly patience: number;
  /** A new UUID v4. */
  readonly uuid: () => string;
}
