import { createMock, type Mock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { DirectMail } from '@direct-mail/sdk';
import { Random } from '../../random.ts';
import type { Postgres } from '../postgres/server.ts';
import { type SpoilingProxy, startProxy } from './proxy.ts';
import { sleep } from './sleep.ts';

/** The service, a database, and a bad network between them and the workers. */
export interface Scene {
  readonly mock: Mock;
  readonly campaign: string;
  /** The harness's own way to the service, past the bad network. */
  readonly mail: DirectMail;
  readonly random: Random;
  readonly roads: { service: SpoilingProxy; database: SpoilingProxy };
  /** What a worker has to know. */
  readonly environment: Readonly<Record<string, string>>;
  readonly storms: number;
  /** 429 for the next requests, with and without `Retry-After`, for two seconds at most. */
  storm(): Promise<void>;
  /** No faults any more, until it is rough again. */
  calm(): Promise<void>;
  rough(): Promise<void>;
  close(): Promise<void>;
}

export async function createScene(postgres: Postgres, seed: number): Promise<Scene> {
  const random = new Random(seed);
  // The service's clock is ten minutes ahead of the database's.
  const mock = createMock({ seed, clock: 'real', now: new Date(Date.now() + 600_000) });
  const { url, close } = await serve(mock, { port: 0 });
  const campaign = await mock.campaigns.create({
    name: 'Proof',
    creatives: [{ name: 'Card', format: 'postcard_4x6', front_html: 'Hello', back_html: 'Back' }],
  });
  await addFaults(mock);
  const service = await startProxy(Number(new URL(url).port), random);
  const database = await startProxy(postgres.port, random);
  let storms = 0;
  return {
    mock,
    campaign: campaign.id,
    mail: new DirectMail({ baseUrl: url, token: mock.tokens.production }),
    random,
    roads: { service, database },
    environment: {
      DATABASE_URL: through(postgres.url, database.port),
      DIRECT_MAIL_BASE_URL: through(url, service.port),
      DIRECT_MAIL_TOKEN: mock.tokens.production,
      CAMPAIGN: campaign.id,
    },
    get storms() {
      return storms;
    },
    storm: async () => {
      storms += 1;
      const after = random.holds(0.5) ? { retry_after: 1 } : {};
      const limits = await Promise.all([
        mock.faults.add({ operation: 'createMailing', status: 429, times: random.between(5, 40), ...after }),
        mock.faults.add({ operation: 'listCampaignMailings', status: 429, times: random.between(1, 4), ...after }),
      ]);
      // A limit ends with time, however little is asked: one a second by now.
      await sleep(random.between(500, 2_000));
      await Promise.all(limits.map(({ id }) => mock.faults.remove(id)));
    },
    calm: async () => {
      await mock.faults.clear();
    },
    rough: () => addFaults(mock),
    close: async () => {
      await service.close();
      await database.close();
      await close();
    },
  };
}

function through(url: string, port: number): string {
  const made = new URL(url);
  made.port = String(port);
  return made.href.replace(/\/$/, '');
}

/** Connections cut before, within and after the work; answers that never come; errors of the server. */
async function addFaults(mock: Mock): Promise<void> {
  const operation = 'createMailing';
  for (const fault of [
    { connection: 'reset', probability: 0.004 },
    { connection: 'reset', after: true, probability: 0.004 },
    { connection: 'cut', after: true, probability: 0.004 },
    { connection: 'hang', after: true, probability: 0.002 },
    { status: 503, probability: 0.004 },
  ] as const) {
    await mock.faults.add({ operation, ...fault });
  }
  await mock.faults.add({ operation: 'listCampaignMailings', status: 503, probability: 0.02 });
}
