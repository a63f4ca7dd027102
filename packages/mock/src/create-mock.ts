import type { Tokens } from '@direct-mail/contract/control/types';
import { Refusal } from './account/base/refusal.ts';
import { createFetch } from './adapters/fetch.ts';
import { type ControlSend, createControl } from './control/client/create-control.ts';
import type { MockControl } from './control/client/mock-control.ts';
import { MockControlError } from './control/client/mock-control-error.ts';
import { fixturesOf } from './control/read-fixtures.ts';
import { callControl, handleControl } from './http/control.ts';
import { failureOf } from './http/errors.ts';
import type { Host } from './http/host.ts';
import { keepHost } from './http/host-of.ts';
import { MANUAL_CLOCK } from './http/notes.ts';
import { validateBody } from './http/validation.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import { createHost } from './setup/create-host.ts';
import { checkOptions, type MockOptions } from './setup/mock-options.ts';
import { systemTimers, turn } from './shared/timers.ts';

export type { MockOptions } from './setup/mock-options.ts';

/** Client options for this mock: `new DirectMail({ ...mock.connection })`. */
export interface MockConnection {
  /** Base URL of the main API. */
  readonly baseUrl: string;
  /** Base URL of the address service. */
  readonly addressBaseUrl: string;
  /** The production token. */
  readonly token: string;
  /** Handles requests in this process. */
  readonly fetch: typeof globalThis.fetch;
  /** The mock's time, in milliseconds since 1970. */
  readonly now: () => number;
  /** Sleeps on the mock's clock, in milliseconds. A manual clock advances at once. */
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

/** A mock of the whole service that runs in this process. */
export interface Mock extends MockControl {
  /** Base URL of the main API. Nothing is sent there; `fetch` responds instead. */
  readonly baseUrl: string;
  /** Base URL of the address service. */
  readonly addressBaseUrl: string;
  /** The production and test tokens that the account started with. */
  readonly tokens: Tokens;
  /** Handles requests to both base URLs in this process and rejects all others. */
  readonly fetch: typeof globalThis.fetch;
  /** Client options for this mock. */
  readonly connection: MockConnection;
}

/**
 * Creates a mock with an empty account and a manual clock set to the current time.
 *
 * @throws TypeError for an unknown or invalid option, setting or fixture; the message names it
 * @example
 * ```ts
 * import { createMock } from '@direct-mail/mock';
 * import { DirectMail } from '@direct-mail/sdk';
 *
 * const mock = createMock({ seed: 1 });
 * const mail = new DirectMail({ ...mock.connection });
 * const campaign = await mock.campaigns.create({
 *   name: 'Welcome',
 *   creatives: [{ name: 'Postcard', format: 'postcard_4x6', front_html: '<h1>Hello {{ recipient.first_name }}</h1>' }],
 * });
 * const { id } = await mail.mailings.create({
 *   campaign_id: campaign.id,
 *   recipient: { full_name: 'Ada', address_1: '1 Main St', city: 'Mountain View', state: 'CA', postal_code: '94043' },
 * });
 * await mock.clock.advance({ days: 5 });
 * console.log((await mail.mailings.retrieve(id)).state); // delivered
 * ```
 */
export function createMock(options: MockOptions = {}): Mock {
  checkOptions(options);
  const { fixtures = 'empty' } = options;
  const { host, addresses, tokens } = createHost({
    ...options,
    // A typo should fail a test suite (D56).
    settings: { unknownFields: 'refuse', ...options.settings },
    fixtures: typeof fixtures === 'string' ? fixtures : fixturesOf(fixtures),
    validate: () => validateBody,
    control: handleControl,
  });
  const sandbox = host.registry.first;
  const { clock } = sandbox;
  // A test that waits for real days shows nothing else before the runner ends it.
  sandbox.journal.watch(({ notes }) => {
    if (notes.includes(MANUAL_CLOCK)) console.warn(`direct-mail mock: ${MANUAL_CLOCK}`);
  });
  const fetch = createFetch(host, addresses) as typeof globalThis.fetch;
  const connection: MockConnection = {
    ...addresses,
    token: tokens.production,
    fetch,
    now: () => clock.now(),
    sleep: (milliseconds, signal) => clock.sleep(milliseconds, signal),
  };
  const mock: Mock = { ...createControl(sendTo(host, sandbox)), ...addresses, tokens, fetch, connection };
  keepHost(mock, host);
  return mock;
}

/** Calls whose events are delivered right after them (D65): on a manual clock their response waits for that. */
const delivering: ReadonlySet<string> = new Set<Parameters<ControlSend>[0]>([
  'transitionMailing',
  'sendCampaign',
  'pingWebhook',
  'sendTestEvent',
  'redeliver',
  'redeliverFailed',
]);

/**
 * Runs control calls in this process. Returns views, never internal rows. A call rejects with the assertion that failed in a receiver
 * meanwhile; those that a receiver makes leave it to the call that delivered.
 */
function sendTo(host: Host, sandbox: Sandbox): ControlSend {
  const { deliveryWorker, failedAssertion, clock } = sandbox;
  let advancing = 0;
  return (async (name: Parameters<ControlSend>[0], input: object) => {
    const isAdvance = name === 'advanceClock';
    const isFromReceiver = deliveryWorker.isCalling;
    if (isAdvance) advancing += 1;
    try {
      const response: unknown = await callControl(host, sandbox, name, input);
      if (!failedAssertion.isWatching || isFromReceiver || advancing > (isAdvance ? 1 : 0)) return response;
      if (delivering.has(name) && clock.mode === 'manual') await turn(systemTimers);
      if (isAdvance || deliveryWorker.unfinished === 0) failedAssertion.rethrow();
      return response;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, name: code, message } = failureOf(error);
      throw new MockControlError(status, code, message);
    } finally {
      if (isAdvance) advancing -= 1;
    }
  }) as ControlSend;
}
