import type { Delivery } from '@direct-mail/mock';
import type { ConnectedMock } from '@direct-mail/mock/node';
import { exitCodes } from '@direct-mail/terminal/exit-codes';
import { type Failure, NotFound } from '@direct-mail/terminal/failure';
import type { Run } from '../../tree/run.ts';
import { asFailure, Forwarder, failureOf } from '../../webhooks/forward.ts';
import { readTarget } from '../../webhooks/targets.ts';

const columns = ['id', 'event', 'object_id', 'status', 'next_at'];

export const run: Run<'webhooks replay'> = async (context, input) => {
  const id = input.args[0];
  const targets = input.values.forwardTo.map(readTarget);
  const control = await context.mock();
  // The mock sends it to the webhook's URL, and so also to `webhooks listen`.
  if (targets.length === 0) return { data: await control.webhooks.redeliver(id).catch(notThere), columns };
  const delivery = await find(control, id);
  const sent = await new Forwarder(targets, context.io).forward(id, delivery, delivery.request);
  const unreached = sent.find(({ status }) => status === null);
  if (unreached !== undefined && sent.length === 1) throw asFailure(unreached);
  return {
    data: sent.map(({ url, status, error, milliseconds }) => ({ url, status, error, milliseconds })),
    exitCode: failureOf(sent) === undefined ? exitCodes.done : exitCodes.refused,
  };
};

async function find(control: ConnectedMock, id: string): Promise<Delivery> {
  for (const webhook of await control.webhooks.list()) {
    const found = (await control.webhooks.deliveries(webhook.id)).find((each) => each.id === id);
    if (found !== undefined) return found;
  }
  throw noSuchDelivery();
}

function notThere(error: unknown): never {
  throw (error as { status?: number }).status === 404 ? noSuchDelivery() : error;
}

const noSuchDelivery = (): Failure =>
  new NotFound(
    'there is no such delivery: the id is the one at the end of a line of webhooks listen',
    'The deliveries of webhooks listen end with it. To send an event of its mailing again: direct-mail webhooks trigger EVENT --mailing MAILING --to URL',
  );
