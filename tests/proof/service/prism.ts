import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { newState, type RunResult, runServer } from '@direct-mail/conformance';
import { ADDRESS } from '../../../packages/conformance/test/against.ts';
import type { ProofLine } from '../section.ts';
import { ruleIds } from './faults.ts';

/** As much of Prism as is used: its packages carry no types that our compiler reads. */
interface Prism {
  readonly getHttpOperationsFromSpec: (path: string) => Promise<unknown[]>;
  readonly createServer: (
    operations: unknown[],
    options: object,
  ) => { listen: (port: number, host: string) => Promise<string>; close: () => Promise<void> };
  readonly createLogger: (name: string, options: object) => unknown;
}

function prism(): Prism {
  const require = createRequire(import.meta.url);
  return {
    ...(require('@stoplight/prism-cli/dist/operations') as Pick<Prism, 'getHttpOperationsFromSpec'>),
    ...(require('@stoplight/prism-http-server') as Pick<Prism, 'createServer'>),
    ...(require('@stoplight/prism-core') as Pick<Prism, 'createLogger'>),
  };
}

/** The level full against Prism mocking the document: it answers examples and keeps nothing. */
async function lookAtPrism(): Promise<RunResult> {
  const { getHttpOperationsFromSpec, createServer, createLogger } = prism();
  const document = new URL('../../../packages/contract/src/generated/openapi.json', import.meta.url).pathname;
  const server = createServer(await getHttpOperationsFromSpec(document), {
    components: { logger: createLogger('prism', { level: 'silent' }) },
    cors: false,
    config: {
      isProxy: false,
      mock: { dynamic: false },
      validateRequest: true,
      validateResponse: false,
      checkSecurity: true,
      errors: false,
    },
  });
  const url = await server.listen(0, '127.0.0.1');
  const ports = {
    fetch,
    sleep: async () => {},
    now: Date.now,
    note: () => {},
    timeout: 60_000,
    patience: 0,
    uuid: () => crypto.randomUUID(),
  };
  try {
    return await runServer({
      target: {
        baseUrl: url,
        addressBaseUrl: url,
        token: 'live_x',
        // No test token: the examples have a price, and a piece of a test token that has one ends the run.
        level: 'full',
        maxCost: 10_000,
        price: 2,
        irreversible: true,
        address: ADDRESS,
        // Both as its examples list them: others are refused before anything is judged.
        campaign: '5d0c4f5e-9a43-4f0b-8a52-0f6f2a3c1b7d',
        audience: '3a7f9e2d-1c0b-4d8e-9f60-7b5c4d3e2f10',
      },
      ports,
      state: newState(ports),
      only: ruleIds,
    });
  } finally {
    await server.close();
  }
}

/** Rules that take state or behaviour: a mock that answers examples cannot keep them. */
const TAKES_STATE: readonly string[] = [
  'campaigns.get',
  'list.window',
  'create.merge-tags',
  'order.record',
  'order.delete',
  'privacy.unique',
  'errors.not-found',
  'auth.unauthorized',
  'stats.dates',
];

export async function prismLine(): Promise<ProofLine> {
  const { rules, ended } = await lookAtPrism();
  const failed = rules.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id);
  const passed = rules.filter(({ verdict }) => verdict === 'pass').length;
  console.error(`Prism fails ${failed.join(', ')}`);
  const missed = TAKES_STATE.filter((id) => !failed.includes(id));
  const guide = readFileSync(new URL('../../../docs/guides/conformance.md', import.meta.url), 'utf8');
  const told = /Prism mocks the document(.*?)\n\n/s.exec(guide)?.[1] ?? '';
  const listed = [...told.matchAll(/`([\w.-]+)`/g)].map(([, id = '']) => id).sort();
  const isTold =
    JSON.stringify(listed) === JSON.stringify([...failed].sort()) &&
    told.includes(`passes ${passed} rules and fails ${failed.length}`);
  if (!isTold) console.error('docs/guides/conformance.md lists other rules');
  for (const id of missed) console.error(`Prism should fail ${id}: ${rules.find((rule) => rule.id === id)?.verdict}`);
  return {
    check: 'Service checks: Prism mocking the document fails where it takes state',
    tried: `${rules.length} rules`,
    result: `${passed} pass, ${failed.length} fail, of ${TAKES_STATE.length} that take state ${TAKES_STATE.length - missed.length}`,
    ok: ended === null && missed.length === 0 && isTold,
  };
}
