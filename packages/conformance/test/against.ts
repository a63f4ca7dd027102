import { createMock, type Mock } from '@direct-mail/mock';
import {
  newState,
  type Receiver,
  type RunResult,
  runServer,
  type State,
  startReceiver,
  type Target,
} from '../src/index.ts';

export interface Against {
  /** Sits between the checks and the mock. */
  readonly fetch?: (send: typeof fetch) => typeof fetch;
  readonly mock?: Mock;
  readonly target?: Partial<Target>;
  readonly only?: readonly string[];
  readonly state?: State;
  readonly save?: (state: State) => void;
  readonly receiver?: boolean;
  readonly signal?: AbortSignal;
  readonly note?: (text: string) => void;
  /** Receives the receiver before it is used. */
  readonly prepare?: (receiver: Receiver) => void;
}

export const ADDRESS = { address_1: '100 Main St', city: 'Mountain View', state: 'CA', postal_code: '94041' };

/** The full level. */
export const FULL: Partial<Target> = { level: 'full', maxCost: 200, irreversible: true };

/** Runs the checks against an in-process mock; webhooks use a real socket. */
export async function against({
  fetch: around = (send) => send,
  mock = newMock(),
  target,
  only,
  state,
  save,
  receiver: receives = true,
  prepare,
  signal,
  note = () => {},
}: Against = {}): Promise<RunResult> {
  const send = around(mock.fetch as typeof fetch);
  const receiver = receives ? await startReceiver() : undefined;
  if (receiver !== undefined) prepare?.(receiver);
  let time = (await mock.clock.now()).getTime();
  const ports = {
    fetch: send,
    receiver,
    // Waiting advances the mock's clock.
    sleep: async (milliseconds: number) => {
      time += milliseconds;
      await mock.clock.advance({ seconds: milliseconds / 1000 });
    },
    now: () => time,
    note,
    timeout: 60_000,
    patience: 120_000,
    uuid: () => crypto.randomUUID(),
  };
  try {
    return await runServer({
      target: {
        baseUrl: mock.baseUrl,
        addressBaseUrl: mock.addressBaseUrl,
        token: mock.tokens.production,
        testToken: mock.tokens.test,
        level: 'full',
        ...target,
      },
      ports,
      state: state ?? newState(ports),
      ...(save === undefined ? {} : { save }),
      only,
      signal,
    });
  } finally {
    await receiver?.close();
  }
}

export const newMock = (): Mock => createMock({ seed: 1, now: '2026-06-01T12:00:00Z' });
