import { mailingStates, neverPrintedStates } from '@direct-mail/contract';
import { expectEqual, expectThat, shapeOf } from '../service/expect.ts';
import { createPiece, read } from '../service/pieces.ts';
import { madeId, type Service } from '../service/service.ts';
import { Blocked, type Place } from '../service/signals.ts';
import { closedWord } from '../service/words.ts';
import { type Check, rule } from './check.ts';

const needs = { needs: ['dashboard'], waits: 6 * 86_400 } as const;

async function move(service: Service, id: string, state: string): Promise<number> {
  return (await service.dashboard?.call('POST', `/mailings/${id}/transition`, { state }))?.status ?? 0;
}

async function moved(service: Service, states: readonly string[]): Promise<string> {
  const id = madeId(await createPiece(service), 'a piece');
  for (const state of states)
    if ((await move(service, id, state)) >= 300) throw new Blocked(`the control API does not move a piece to ${state}`);
  return id;
}

/** The states of the specification and how each is reached (D06). */
const ways: readonly (readonly string[])[] = [
  ...neverPrintedStates.map((state) => [state]),
  ['failed'],
  ['production'],
  ['production', 'mailed'],
  ['production', 'mailed', 'delivered'],
  ['production', 'mailed', 'delivery_exception'],
];

const KNOWN: readonly string[] = mailingStates;

/** An unknown state is shown, because a state is not a secret. */
export function expectKnown(state: unknown, where: Partial<Place> = {}): void {
  const document = '#/components/schemas/MailingState/enum';
  const got = closedWord(state) ?? shapeOf(state);
  expectThat(KNOWN.includes(String(state)), 'one of the known states', got, { ...where, document });
}

export const stateChecks: readonly Check[] = [
  rule(
    'states.reachable',
    'test-token',
    needs,
  )('each state can be reached, and is shown', async (service) => {
    for (const way of ways) {
      const id = await moved(service, way);
      expectEqual((await read(service, id))['state'], way.at(-1), 'state');
    }
  }),
  rule('states.names', 'test-token', { needs: ['dashboard'], waits: 1 })(
    'a mailing is shown with a known state wherever it is',
    async (service) => {
      for (const way of ways) expectKnown((await read(service, await moved(service, way)))['state']);
    },
  ),
  rule(
    'states.transitions',
    'test-token',
    needs,
  )('what has ended does not begin again', async (service) => {
    for (const way of [['suppressed'], ['failed'], ['production', 'mailed', 'delivered']]) {
      const id = await moved(service, way);
      const status = await move(service, id, 'processing');
      expectThat(status >= 400 && status < 500, 'the way back to be refused', String(status));
      expectEqual((await read(service, id))['state'], way.at(-1), 'state');
    }
  }),
  rule(
    'states.transitions',
    'test-token',
    needs,
  )('a mailing that is read again is in the same state', async (service) => {
    for (const way of ways) {
      const id = await moved(service, way);
      for (let n = 0; n < 3; n += 1) expectEqual((await read(service, id))['state'], way.at(-1), 'state');
    }
  }),
  rule(
    'states.second-attempt',
    'test-token',
    needs,
  )('a delivery exception is followed by a second attempt', async (service) => {
    const id = await moved(service, ['production', 'mailed', 'delivery_exception']);
    const state = await service.until(
      async () => {
        const now = (await read(service, id))['state'];
        return now === 'delivery_exception' ? undefined : now;
      },
      'the second attempt',
      10 * 86_400,
    );
    expectThat(state === 'delivered' || state === 'failed', 'delivered or failed', String(state));
  }),
  rule('states.names', 'test-token')('a new mailing has one of the known states', async (service) => {
    expectKnown((await read(service, madeId(await createPiece(service), 'a piece')))['state']);
  }),
];
