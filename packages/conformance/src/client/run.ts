import { leadsAway, readFaults, type WireFault, wireFaults } from './faults.ts';
import { type Judged, judgeListed, judgeMade, judgeRead, judgeUnmet, judgeWebhooks } from './judge.ts';
import { startClient } from './process.ts';
import { type BadService, badService, CAMPAIGN, type ListFault } from './service.ts';
import type { StepName, StepResponse } from './steps.ts';
import { steps } from './steps.ts';
import { WEBHOOK_SECRET, webhookCases } from './webhook-cases.ts';

export interface ClientCase extends Judged {
  readonly step: StepName;
  readonly fault: string;
  /** Requests to unknown paths. */
  readonly strays?: readonly string[];
}

export interface ClientOptions {
  /** The program and its arguments. */
  readonly command: readonly string[];
  /** Milliseconds for one step, retries included. */
  readonly timeout: number;
  readonly only?: readonly string[] | undefined;
  readonly note?: (text: string) => void;
  /** Ends the run and the client. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Milliseconds for one attempt: short if the server hangs, else long enough that a busy machine does not look like a
 * fault.
 */
const TRY_THAT_HANGS = 1000;
const TRY = 10_000;
const TOKEN = steps.create.asked.token;
const none = wireFaults[0] as WireFault;
const LISTS: readonly ListFault[] = [
  'none',
  'a page fails once',
  '429 in the middle',
  'no X-Next-Page',
  'a page with fewer than asked for',
  'a mailing is made meanwhile',
];
const HELD = 250;

type Ask = (line: object) => Promise<StepResponse>;
type Found = Judged & Pick<ClientCase, 'strays'>;
type Job = { readonly step: StepName; readonly fault: string; readonly run: (ask: Ask) => Promise<Found> };

/** Runs a client against a misbehaving server; every case has its own server. */
export async function runClient({
  command,
  timeout,
  only,
  note = () => {},
  signal,
}: ClientOptions): Promise<readonly ClientCase[]> {
  const client = startClient(command, timeout);
  const results: ClientCase[] = [];
  signal?.addEventListener('abort', client.close, { once: true });
  try {
    for (const { step, fault, run } of jobs) {
      if (signal?.aborted === true) break;
      if (only !== undefined && !only.includes(fault)) continue;
      // A client still starting up would miss the fault.
      if (fault === REFUSED && !client.isRunning()) await warmUp(client.ask);
      const judged = await run(client.ask);
      note(`${step}: ${fault}: ${judged.verdict}${judged.why === '' ? '' : ` (${judged.why})`}`);
      results.push({ step, fault, ...judged });
    }
  } finally {
    signal?.removeEventListener('abort', client.close);
    client.close();
  }
  return results;
}

const REFUSED = 'connection refused';

/** One call without a fault, which is not judged. */
async function warmUp(ask: Ask): Promise<void> {
  await jobs[0]?.run(ask);
}

async function withService<T>(
  breaks: Parameters<typeof badService>[0],
  work: (service: Awaited<ReturnType<typeof badService>>) => Promise<T>,
): Promise<T> {
  const service = await badService(breaks);
  try {
    return await work(service);
  } finally {
    service.close();
  }
}

const call = (step: StepName, base_url: string, fault: WireFault, more: object) => ({
  step,
  base_url,
  token: TOKEN,
  timeout_ms: fault.hangs === true ? TRY_THAT_HANGS : TRY,
  ...more,
});

/** The verdict for a client that reached the service, or that it did not. */
function met(response: StepResponse, fault: WireFault, service: BadService, judge: () => Judged): Found {
  const judged = judgeUnmet(response, fault, service) ?? judge();
  const strays = service.strays();
  return strays.length === 0 ? judged : { ...judged, strays };
}

let orders = 0;

const listJob = (name: string, fault: WireFault, list: ListFault = 'none'): Job => ({
  step: 'list',
  fault: name,
  run: (ask) =>
    withService({ fault, list, held: HELD }, async (service) => {
      const wanted = service.mailings.map(({ id }) => id);
      const response = await ask(call('list', service.url, fault, { campaign_id: CAMPAIGN }));
      return met(response, fault, service, () => judgeListed(response, wanted, fault, service));
    }),
});

const jobs: readonly Job[] = [
  ...wireFaults.map(
    (fault): Job => ({
      step: 'create',
      fault: fault.name,
      run: (ask) =>
        withService({ fault }, async (service) => {
          const { campaign_id, recipient } = steps.create.asked;
          const response = await ask(call('create', service.url, fault, { campaign_id, recipient }));
          return met(response, fault, service, () => judgeMade(response, service.mailings.length, fault, service));
        }),
    }),
  ),
  ...wireFaults
    .filter(({ name }) => /nothing|refused|reset|429 with|500|503 with|no response|redirect|another host/.test(name))
    .map(
      (fault): Job => ({
        step: 'order',
        fault: fault.name,
        run: (ask) =>
          withService({ fault }, async (service) => {
            orders += 1;
            const response = await ask(
              call('order', service.url, fault, { order: { ...steps.order.asked.order, order_id: `A-${orders}` } }),
            );
            return met(response, fault, service, () => judgeMade(response, service.orders.size, fault, service));
          }),
      }),
    ),
  ...readFaults.map(
    (fault): Job => ({
      step: 'read',
      fault: fault.name,
      run: (ask) =>
        withService({ fault, held: 1 }, async (service) => {
          const [{ id } = { id: '' }] = service.mailings;
          const response = await ask(call('read', service.url, fault, { mailing_id: id }));
          return met(response, fault, service, () => judgeRead(response, 'mailed', fault, service));
        }),
    }),
  ),
  ...LISTS.map((list) => listJob(list === 'none' ? 'nothing goes wrong' : list, none, list)),
  ...leadsAway.map((fault) => listJob(fault.name, fault)),
  ...webhookCases.map(
    (each): Job => ({
      step: 'webhook',
      fault: each.name,
      run: async (ask) =>
        judgeWebhooks(await ask({ step: 'webhook', secret: WEBHOOK_SECRET, deliveries: each.deliveries }), each),
    }),
  ),
];

/** The faults by name, in the order of the run. */
export const faultNames: readonly string[] = [...new Set(jobs.map(({ fault }) => fault))];
