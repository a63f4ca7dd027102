import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@direct-mail/mock/node';
import { DirectMail } from '@direct-mail/sdk';
import { startClient } from '../../../packages/conformance/src/client/process.ts';
import { type ClientCase, runClient } from '../../../packages/conformance/src/client/run.ts';
import { steps } from '../../../packages/conformance/src/client/steps.ts';
import type { ProofLine, Section } from '../section.ts';
import { snippetLines } from './snippets.ts';

/** How a client of `examples/languages` is built, and started. */
interface Language {
  /** Shows whether it is installed, and which version it is. */
  readonly version: readonly [string, ...string[]];
  readonly build?: (folder: string) => readonly [string, ...string[]];
  readonly command: (folder: string) => readonly string[];
}

const GSON = '/usr/share/java/gson.jar';
const FILES = 'examples/languages';

const languages: Readonly<Record<string, Language>> = {
  Python: { version: ['python3', '--version'], command: () => ['python3', `${FILES}/python/conformance.py`] },
  Go: {
    version: ['go', 'version'],
    build: (folder) => [
      'go',
      'build',
      '-o',
      join(folder, 'go-client'),
      `${FILES}/go/direct_mail.go`,
      `${FILES}/go/conformance.go`,
    ],
    command: (folder) => [join(folder, 'go-client')],
  },
  Ruby: { version: ['ruby', '--version'], command: () => ['ruby', `${FILES}/ruby/conformance.rb`] },
  Java: {
    version: ['javac', '-version'],
    build: (folder) => [
      'javac',
      '-Werror',
      '-Xlint:all',
      '-cp',
      GSON,
      '-d',
      folder,
      `${FILES}/java/DirectMail.java`,
      `${FILES}/java/Conformance.java`,
    ],
    command: (folder) => ['java', '-cp', `${folder}:${GSON}`, 'Conformance'],
  },
  PHP: { version: ['php', '--version'], command: () => ['php', `${FILES}/php/conformance.php`] },
};

const SDK = ['--conditions=direct-mail-source', 'packages/conformance/test/clients/sdk.ts'];
const drive = (command: readonly string[]) => runClient({ command, timeout: 60_000 });

/** The clients in other languages know of each fault what our SDK knows, and the snippets of docs/api.md do what they say. */
export const languagesSection: Section = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'direct-mail-languages-'));
  try {
    const ours = drive([process.execPath, ...SDK]);
    const clients = Object.entries(languages).map(([name, language]) => lineOf(name, language, folder, ours));
    return [...(await Promise.all(clients)), ...(await snippetLines(folder))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

async function lineOf(
  name: string,
  { version: [program, ...flags], build, command }: Language,
  folder: string,
  ours: Promise<readonly ClientCase[]>,
): Promise<ProofLine> {
  const check = `Languages: the client in ${name} knows of every fault what our SDK knows`;
  const { status, stdout } = spawnSync(program, flags, { encoding: 'utf8' });
  if (status !== 0) return { check, tried: 'not installed', result: 'not run', ok: true };
  if (build !== undefined) {
    const [compiler, ...args] = build(folder);
    execFileSync(compiler, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const [expected, found] = await Promise.all([ours, drive(command(folder))]);
  const others = found.filter(
    (each, index) => each.fault !== expected[index]?.fault || each.verdict !== expected[index]?.verdict,
  );
  const lost = await findAfterLoss(command(folder));
  const counts = ['right', 'unsure'].map(
    (verdict) => `${found.filter((each) => each.verdict === verdict).length} ${verdict}`,
  );
  return {
    check,
    tried: `${found.length} steps, and find with a mock; ${stdout.split('\n')[0] ?? ''}`,
    result: `${counts.join(', ')}, ${others.length} other; after a lost response ${lost ?? 'it found its piece'}`,
    ok: others.length === 0 && found.length === expected.length && lost === null,
    details: others.map(({ step, fault, verdict, why }) => `${step}: ${fault}: ${verdict} ${why}`),
  };
}

/** A piece is made and its response lost: null if the client says so, finds the piece by its tag, and no other by another tag. */
async function findAfterLoss(command: readonly string[]): Promise<string | null> {
  const server = await startServer({ fixtures: 'demo', clock: 'manual' });
  const client = startClient(command, 60_000);
  try {
    const mail = new DirectMail({ ...server.mock.connection });
    const campaign_id = (await mail.campaigns.list())[0]?.id ?? '';
    const step = { base_url: server.url, token: server.mock.tokens.production, timeout_ms: 5_000, campaign_id };
    await server.mock.faults.add({ operation: 'createMailing', connection: 'reset', after: true, times: 1 });
    const merge_tags = { reference: 'order-1815', first_name: 'Zoë' };
    const since = (await server.mock.clock.now()).toISOString();
    const lost = await client.ask({ ...step, step: 'create', recipient: steps.create.asked.recipient, merge_tags });
    if (lost.outcome !== 'unknown') return `it said ${lost.outcome}`;
    // The service lists a piece a moment after it was made.
    await server.mock.clock.advance({ minutes: 1 });
    const found = await client.ask({ ...step, step: 'find', since, merge_tags: { reference: 'order-1815' } });
    const other = await client.ask({ ...step, step: 'find', since, merge_tags: { reference: 'order-1816' } });
    const [made, ...more] = (await server.mock.mailings.list({ to: 'Casey Example' })).map(({ id }) => id);
    if (more.length > 0 || made === undefined) return 'there is not one piece';
    if (found['id'] !== made) return `it found ${JSON.stringify(found)}`;
    return other.outcome === 'not_found' ? null : `it found ${JSON.stringify(other)} by another tag`;
  } finally {
    client.close();
    await server.close();
  }
}
