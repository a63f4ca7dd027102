/** How long until a mailing is listed and a webhook arrives: the settle time needed for sending to lists. */
import { bodyOf, webhook } from '../checks/webhooks.ts';
import { asObject } from '../service/expect.ts';
import { campaignId, createPiece, find, iso, SECOND } from '../service/pieces.ts';
import { madeId, type Service } from '../service/service.ts';
import { Blocked, Mismatch, NotYet, Unseen } from '../service/signals.ts';

const LISTED = 'mailing listed after its create response (slowest of 3)';
const TOLD = 'webhook of a new mailing after its create response (slowest of 3)';
const ROUNDS = 3;

/** Waits for something on a socket while a mock's clock is stopped. */
const inFlight = () => new Promise((resolve) => setTimeout(resolve, 5));

async function appeared<T>(service: Service, look: () => Promise<T | undefined>, what: string): Promise<T> {
  for (let n = 0; service.dashboard !== null && n < 40; n += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await inFlight();
  }
  return service.until(look, what, 3600);
}

/** Measured once per run with free pieces; a slower service continues in a resumed run. */
export async function measureLatencies(service: Service): Promise<void> {
  if (service.target.level === 'safe' || service.target.testToken === undefined) return;
  if (LISTED in asObject(service.memory.facts['latencies'])) return;
  try {
    const campaign = await campaignId(service);
    const made: { readonly id: string; readonly at: number }[] = [];
    let listed = 0;
    for (let n = 0; n < ROUNDS; n += 1) {
      const start_date = iso((await service.now()) - 60 * SECOND);
      const id = madeId(await createPiece(service, {}, { token: 'test' }), 'a piece');
      const at = await service.now();
      made.push({ id, at });
      const seen = async () => (await find(service, campaign, id, { start_date })) && (await service.now());
      listed = Math.max(listed, (await appeared(service, seen, 'a mailing to be listed')) - at);
    }
    service.took(LISTED, listed / SECOND);
    let told = 0;
    for (const { id, at } of made) {
      const came = await firstDelivery(service, id);
      if (came === undefined) return;
      told = Math.max(told, came - at);
    }
    service.took(TOLD, told / SECOND);
  } catch (error) {
    // No rule depends on it: what cannot be measured is left out.
    if (!(error instanceof Blocked || error instanceof Unseen || error instanceof NotYet || error instanceof Mismatch))
      throw error;
  }
}

async function firstDelivery(service: Service, id: string): Promise<number | undefined> {
  if (service.receiver === undefined || (service.dashboard === null && service.target.webhookSecret === undefined))
    return undefined;
  const { receiver } = await webhook(service);
  const look = async () => receiver.deliveries.find((each) => each.isTimed && bodyOf(each)['object_id'] === id)?.at;
  return appeared(service, look, 'the first webhook of a mailing');
}
