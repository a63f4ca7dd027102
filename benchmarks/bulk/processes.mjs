/** What the benchmarks with processes of their own share. */
import { fork } from 'node:child_process';
import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';

/** Serves a mock with one campaign until its parent is gone, and tells the parent where. `faults`: rules of `mock.faults.add`. */
export async function serveMock(...faults) {
  const mock = createMock({ clock: 'real' });
  const campaign = await mock.campaigns.create({
    name: 'Bench',
    creatives: [{ name: 'Card', format: 'postcard_4x6', front_html: 'Hello', back_html: 'Back' }],
  });
  for (const fault of faults) await mock.faults.add(fault);
  const { url } = await serve(mock, { port: 0 });
  process.send({ baseUrl: url, campaign: campaign.id, token: mock.tokens.production });
  process.on('disconnect', () => process.exit(0));
}

/** Starts the benchmark's own script again, in another role. */
export const start = (script, ...given) => fork(new URL(script), given, { execArgv: process.execArgv });

export const messageFrom = (child) =>
  new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`a process ended with ${code}`)));
    child.once('message', resolve);
  });

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
