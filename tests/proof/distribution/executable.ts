import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProofLine } from '../section.ts';
import { end, start, useServer } from './server.ts';

const LARGEST = 165e6;

/** One file, in an empty home, with a `PATH` of nothing. */
export async function executableLines(): Promise<ProofLine[]> {
  const folder = mkdtempSync(join(tmpdir(), 'direct-mail-executable-proof-'));
  try {
    const program = join(folder, 'direct-mail');
    execFileSync(process.execPath, ['scripts/distribution/executable.ts', program], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const size = statSync(program).size;
    const env = { HOME: folder, PATH: '', TMPDIR: folder };
    const run = (args: string[], more = {}) =>
      execFileSync(program, args, {
        env: { ...env, ...more },
        encoding: 'utf8',
        cwd: folder,
        stdio: ['pipe', 'pipe', 'pipe'],
        input: '',
      });
    const cold = await start(program, ['mock', '--port', '0', '--clock', 'manual'], { env, cwd: folder });
    await useServer(cold.url);
    const service = { DIRECT_MAIL_BASE_URL: cold.url, DIRECT_MAIL_TOKEN: 'live_mock' };
    const list = join(folder, 'people.csv');
    writeFileSync(list, 'name,address,city,state,zip\nAda Lovelace,1600 Amphitheatre Pkwy,Mountain View,CA,94043\n');
    const [campaign] = JSON.parse(run(['campaigns', 'list', '--json'], service)) as { id: string }[];
    const plan = run(['send', list, '--campaign', campaign?.id ?? '', '--plan-only', '--fields', 'hash'], service);
    run(['conformance', 'server', '--base-url', cold.url, '--only', 'list.per-page'], service);
    await end(cold.child, 'SIGTERM');
    const warm = await start(program, ['mock', '--port', '0'], { env, cwd: folder });
    await end(warm.child, 'SIGTERM');
    return [
      {
        check: 'Executable: one file with dashboard, pictures, webhooks, lists and conformance, in an empty home',
        tried: `${(size / 1e6).toFixed(1)} MB; ready after ${seconds(cold.ready)}, the second time ${seconds(warm.ready)}`,
        result: plan.includes('"hash"') ? 'all of it works' : `the plan has no hash: ${plan}`,
        ok: plan.includes('"hash"') && size <= LARGEST,
      },
      afterDamage(run, join(folder, '.cache/direct-mail')),
      withoutCache(run, folder),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
type Run = (args: string[], more?: object) => string;

function afterDamage(run: Run, cache: string): ProofLine {
  const [name = ''] = readdirSync(cache);
  const file = join(cache, name, 'node_modules/@direct-mail/cli/dist/cli.js');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, `console.log('changed');\n${before.slice(0, 100)}`);
  const said = run(['--version']);
  const isWhole = readFileSync(file, 'utf8') === before;
  const left = readdirSync(cache).length;
  return {
    check: 'Executable: a changed file in its cache is not run, but replaced',
    tried: 'once',
    result: `${said.includes('changed') ? 'it was run' : 'it was not run'}, ${isWhole ? 'replaced' : 'not replaced'}, ${left} folder`,
    ok: !said.includes('changed') && isWhole && left === 1,
  };
}

function withoutCache(run: Run, folder: string): ProofLine {
  const before = readdirSync(folder).length;
  const said = run(['--version'], { XDG_CACHE_HOME: '/dev/null' });
  const left = readdirSync(folder).length - before;
  return {
    check: 'Executable: it runs where no cache can be written, and leaves nothing',
    tried: 'once',
    result: `${said.trim()}, ${left} left`,
    ok: /^\d+\.\d+\.\d+$/m.test(said) && left === 0,
  };
}
