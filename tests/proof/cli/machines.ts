import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { drawThumbnail } from '../../../packages/cli/test/fake-io.ts';
import { createMock, type Mock } from '../../../packages/mock/src/index.ts';
import { serve } from '../../../packages/mock/src/node.ts';
import { startPostgres, whyNoPostgres } from '../bulk/postgres/server.ts';
import type { ProofLine } from '../section.ts';
import { main, shell, terminal } from './process.ts';

const people = 60;

type Env = Readonly<Record<string, string>>;

/** Two machines on one run, its ledger in a real PostgreSQL: `send` is ended in the middle, and `work` does the rest. */
export async function machineLines(): Promise<ProofLine[]> {
  const check = 'cli: work continues where another machine was ended, and everybody gets one piece';
  const reason = whyNoPostgres();
  if (reason !== null) {
    console.error(`cli: SKIPPED: work: ${reason}`);
    return [{ check, tried: 'skipped', result: reason, ok: process.env['CI'] === undefined }];
  }
  const postgres = await startPostgres();
  const mock = createMock({ seed: 1, clock: 'real' });
  const { id: campaign } = await mock.campaigns.create({
    name: 'Spring',
    creatives: [{ name: 'Card', format: 'postcard_4x6', default: true, front_html: 'Hello', back_html: '' }],
  });
  const { url, close } = await serve(mock);
  try {
    await drawThumbnail(url, mock.tokens.production, campaign);
    const home = mkdtempSync(join(tmpdir(), 'direct-mail-machines-'));
    const list = join(home, 'people.csv');
    const rows = Array.from({ length: people }, (_, at) => `Person A${at},${100 + at} Main St,Mountain View,CA,94041`);
    writeFileSync(list, `Name,Street,City,State,ZIP\n${rows.join('\n')}\n`);
    const env = {
      HOME: home,
      DIRECT_MAIL_LEDGER: postgres.url,
      DIRECT_MAIL_BASE_URL: url,
      DIRECT_MAIL_TOKEN: mock.tokens.production,
    };
    const send = ['send', list, '--campaign', campaign, '--rate', '10'];
    const planned = await shell(`dm ${send.join(' ')} --plan-only`, env);
    const { run: id, hash } = JSON.parse(planned.out) as { run: string; hash: string };
    const first = await endedInTheMiddle([...send, '--approve', hash, '--yes'], env, mock);
    const before = (await mock.mailings.list({ per_page: 100 })).length;
    const at = terminal(['work'], env);
    await at.see(/Continue\? \[y\/N\] $/m);
    at.type('y\r');
    await at.see(/works on the runs/);
    const watched = await shell(`dm runs status ${id} --watch`, env);
    at.type('\u0003');
    const code = await at.ended;
    const mailed = await mock.mailings.list({ per_page: 100 });
    const names = new Set(mailed.map(({ recipient }) => recipient?.full_name));
    const { state } = JSON.parse(watched.out || '{}') as { state?: string };
    return [
      {
        check,
        tried: `${people} people, ${before} sent when the first machine was ended`,
        result: `${mailed.length} mailings to ${names.size} people, run ${state}; send ended with ${first}, work by Ctrl-C with ${code}`,
        ok:
          mailed.length === people &&
          names.size === people &&
          before > 0 &&
          before < people &&
          state === 'finished' &&
          code === 130,
      },
    ];
  } finally {
    await close();
    await postgres.stop();
  }
}

/** SIGTERM once some are sent, as by a machine that goes down. */
async function endedInTheMiddle(argv: readonly string[], env: Env, mock: Mock): Promise<number | null> {
  const child = spawn(process.execPath, ['--conditions=direct-mail-source', main, ...argv], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: 'ignore',
  });
  const patience = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const closed = new Promise<number | null>((resolve) => void child.on('close', resolve));
  while (child.exitCode === null && (await mock.mailings.list({ per_page: 10 })).length < 10) await setImmediate();
  child.kill('SIGTERM');
  const code = await closed;
  clearTimeout(patience);
  return code;
}
