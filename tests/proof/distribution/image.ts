import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { shellQuoted } from '@direct-mail/contract/words/shell';
import { DirectMail } from '@direct-mail/sdk';
import { freePort } from '../../free-port.ts';
import type { ProofLine } from '../section.ts';
import { end, start, useServer } from './server.ts';

const LARGEST = 60e6;
const LONGEST_END = 1_000;
const TOKEN = 'let-me-in';

interface Descriptor {
  readonly digest: string;
  readonly size: number;
}
interface Config {
  readonly config: {
    readonly User: string;
    readonly Env: readonly string[];
    readonly Entrypoint: readonly string[];
    readonly WorkingDir: string;
    readonly Healthcheck: { readonly Test: readonly string[] };
  };
}

/** The image's own file system, in namespaces of its own: read-only, as its user, with `/data` and nothing of this machine but its devices and network. */
export async function imageLines(): Promise<ProofLine[]> {
  const folder = mkdtempSync(join(tmpdir(), 'direct-mail-image-proof-'));
  try {
    const file = join(folder, 'image.tar');
    const hash = build(file);
    const isSame = build(file) === hash;
    const { config, size } = unpack(file, folder);
    const built: ProofLine = {
      check: 'Image: built twice, it has the same bytes; with the licence of each shared library',
      tried: `${(size / 1e6).toFixed(1)} MB compressed`,
      result: `${isSame ? 'same' : 'other'} bytes, licences: ${readdirSync(join(folder, 'root/usr/share/licenses')).join(', ')}`,
      ok: isSame && size <= LARGEST,
    };
    const check =
      'Image: in its own file system, read-only: dashboard, pictures, webhooks, health, kill -9 and data, SIGTERM';
    if (spawnSync('unshare', ['--mount', '--pid', '--fork', 'true']).status !== 0)
      return [built, { check, tried: 'not tried', result: 'this user may not make namespaces', ok: true }];
    return [built, { check, ...(await inside(folder, config.config)) }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function build(file: string): string {
  execFileSync(process.execPath, ['scripts/distribution/image.ts', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function unpack(file: string, folder: string): { config: Config; size: number } {
  const root = join(folder, 'root');
  mkdirSync(root);
  mkdirSync(join(folder, 'archive'));
  execFileSync('tar', ['-C', join(folder, 'archive'), '-xf', file]);
  const read = ({ digest }: Descriptor) => readFileSync(join(folder, 'archive/blobs', digest.replace(':', '/')));
  const index = JSON.parse(readFileSync(join(folder, 'archive/index.json'), 'utf8')) as { manifests: [Descriptor] };
  const manifest = JSON.parse(read(index.manifests[0]).toString()) as { config: Descriptor; layers: Descriptor[] };
  for (const layer of manifest.layers)
    execFileSync('tar', ['-C', root, '--same-owner', '-x'], { input: zstdDecompressSync(read(layer)) });
  const size = manifest.layers.reduce((sum, layer) => sum + layer.size, 0);
  return { config: JSON.parse(read(manifest.config).toString()) as Config, size };
}

async function inside(folder: string, config: Config['config']): Promise<Omit<ProofLine, 'check'>> {
  const data = join(folder, 'data');
  mkdirSync(data);
  const [user = '0', group = '0'] = config.User.split(':');
  chownSync(data, Number(user), Number(group));
  // As an engine does it: the root cannot be written, `/data` is a volume, `/tmp` in memory.
  const mounts = [
    'mount --bind root root',
    'mount --bind data root/data',
    'mount -t tmpfs tmpfs root/tmp',
    'mount -t proc proc root/proc',
    'mount --bind /dev root/dev',
    'mount -o remount,ro,bind root',
  ];
  const inImage = (command: readonly string[], environment: readonly string[]) =>
    `exec env -i ${[...config.Env, ...environment].join(' ')} "$(command -v unshare)" --root=root --setgid ${group} --setuid ${user} --wd=${config.WorkingDir} ${command.map(shellQuoted).join(' ')}`;
  const namespaces = (script: string) => ['--mount', '--pid', '--fork', '--kill-child=SIGKILL', 'sh', '-c', script];
  const port = `PORT=${await freePort()}`;
  const run = () =>
    start(
      'unshare',
      namespaces(
        [...mounts, inImage(config.Entrypoint, [port, `DIRECT_MAIL_MOCK_CONTROL_TOKEN=${TOKEN}`])].join(' && '),
      ),
      { cwd: folder },
    );
  const first = await run();
  const id = await useServer(first.url, TOKEN);
  const [, ...health] = config.Healthcheck.Test;
  const healthy = spawnSync('unshare', namespaces([...mounts, inImage(health, [port])].join(' && ')), { cwd: folder });
  if (healthy.status !== 0) throw new Error(`the health check failed: ${healthy.stderr.toString()}`);
  await end(first.child, 'SIGKILL', childOf(first.child.pid));
  const again = await run();
  const { state } = await new DirectMail({ baseUrl: again.url, token: 'live_mock' }).mailings.retrieve(id);
  const time = await end(again.child, 'SIGTERM', childOf(again.child.pid));
  return {
    tried: `user ${statSync(data).uid}; ready after ${(first.ready / 1000).toFixed(2)} s, after kill -9 ${(again.ready / 1000).toFixed(2)} s`,
    result: `the piece is ${state} after kill -9; SIGTERM ended it in ${time.toFixed(0)} ms with ${again.child.exitCode}`,
    ok: again.child.exitCode === 0 && time < LONGEST_END,
  };
}

/** The program in the namespace: the one that makes it only waits. */
const childOf = (pid = 0): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);
