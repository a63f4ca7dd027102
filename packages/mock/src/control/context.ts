import type * as z from 'zod';
import type { Account } from '../account/store/account.ts';
import type { AccountSnapshot } from '../account/store/snapshot.ts';
import type { DeliveryRow, WebhookRow } from '../account/store/webhook-rows.ts';
import type { AdvanceReport } from '../types/advance-report.ts';
import type { OutgoingDelivery, Receiver } from '../types/receiver.ts';
import type { artworkInput, artworkPreview, dataGuide } from './artwork.ts';
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
  readonly deliveries: ControlDeliveries;
  readonly faults: { readonly rules: readonly FaultView[]; add(rule: FaultRule): FaultView; clear(): void };
  /** The journal, newest first. */
  requests(): Iterable<RequestView>;
  /** Calls back with each request once it was answered; the function that comes back ends that. */
  onRequest(watcher: (request: RequestView) => void): () => void;
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
  /** Sleeps on the account's clock: a manual one moves on by that, and takes no time. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** What attempts the deliveries of an account's webhooks. */
export interface ControlDeliveries {
  /** Makes a function of this process the receiver of a webhook. */
  receive(webhookId: string, receiver: Receiver): void;
  /** What an attempt of the delivery sends. */
  requestOf(delivery: DeliveryRow, webhook: WebhookRow): OutgoingDelivery;
}

/** The mock as a whole, as far as the control API reaches it. */
export interface ControlHost {
  readonly version: string;
  /** The address that preview URLs begin with. */
  readonly baseUrl: string;
  readonly sandboxes: Iterable<ControlSandbox & { readonly account: Account }>;
  readonly artwork: ControlArtwork;
  createSandbox(wanted: { readonly id?: string | undefined }): NewSandbox;
  removeSandbox(id: string): void;
}

/** What draws artwork, for whoever works on it. */
export interface ControlArtwork {
  dataGuide(artwork: ArtworkOf): Promise<z.infer<typeof dataGuide>>;
  /** Rejects with a refusal that names the first side whose merge tags cannot be read, and the line. */
  check(
    sides: readonly { readonly name: string; readonly html: string | null | undefined }[],
  ): Promise<void> | undefined;
  preview(
    artwork: z.infer<typeof artworkInput>,
    images: ReadonlyMap<string, Uint8Array>,
  ): Promise<z.infer<typeof artworkPreview>>;
}

type ArtworkOf = Pick<z.infer<typeof artworkInput>, 'format' | 'front_html' | 'back_html'>;

export interface NewSandbox {
  readonly id: string;
  readonly production_token: string;
  readonly test_token: string;
}
