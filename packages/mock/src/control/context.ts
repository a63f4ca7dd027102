import type { Account } from '../account/account.ts';
import type { AccountSnapshot } from '../account/snapshot.ts';
import type { FaultRule, FaultView } from './faults.ts';
import type { RequestView } from './requests.ts';

/** What a control call works on: the account that was picked, and the mock around it. */
export interface ControlContext {
  readonly account: Account;
  readonly sandbox: ControlSandbox;
  readonly host: ControlHost;
  /** Headers of the answer, such as the total of a list; nobody sees them in process. */
  readonly headers: Record<string, string>;
}

/** What stands around one account, as far as the control API reaches it. */
export interface ControlSandbox {
  readonly id: string;
  readonly clock: ControlClock;
  readonly faults: { readonly rules: readonly FaultView[]; add(rule: FaultRule): FaultView; clear(): void };
  /** The journal, newest first. */
  requests(): Iterable<RequestView>;
  /** Empties the account and everything around it, and fills it with a fixture. */
  reset(fixtures?: 'empty' | 'demo'): void;
  snapshot(): AccountSnapshot;
  restore(snapshot: AccountSnapshot): void;
}

/** The account's clock: `real`, `manual`, or scaled, such as `60x`. */
export interface ControlClock {
  readonly mode: string;
  /** Runs everything that falls due until then, in order, and answers when it has run. */
  advance(to: number): Promise<AdvanceReport>;
}

/** What an advance of the clock brought about. */
export interface AdvanceReport {
  readonly from: string;
  readonly now: string;
  /** How many mailings and requests moved on. */
  readonly transitions: number;
  readonly deliveries: { readonly succeeded: number; readonly failed: number };
  /** Webhooks that were paused, because their receiver timed out too often in a row (D88). */
  readonly paused_webhooks: readonly string[];
}

/** The mock as a whole, as far as the control API reaches it. */
export interface ControlHost {
  readonly version: string;
  /** The address that preview URLs begin with. */
  readonly baseUrl: string;
  readonly sandboxes: Iterable<ControlSandbox & { readonly account: Account }>;
  createSandbox(wanted: { readonly id?: string | undefined }): NewSandbox;
  removeSandbox(id: string): void;
}

export interface NewSandbox {
  readonly id: string;
  readonly production_token: string;
  readonly test_token: string;
}
