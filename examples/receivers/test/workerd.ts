import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Listening } from './servers.ts';

/** Runs a worker's source in workerd, bundled as for deployment; its events go to `events`. */
export async function listenWorkerd(source: string, secret: string, events: string): Promise<Listening> {
  // Its main module is the path of the binary; it has no types.
  const workerd = createRequire(import.meta.url)('workerd') as { default: string };
  const { build } = await import('esbuild');
  const folder = await mkdtemp(join(tmpdir(), 'receiver-'));
  await build({
    entryPoints: [source],
    outfile: join(folder, 'worker.js'),
    bundle: true,
    format: 'esm',
    conditions: ['direct-mail-source', 'workerd'],
  });
  await writeFile(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "receiver", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-10-01",
      bindings = [(name = "WEBHOOK_SECRET", text = "${secret}"), (name = "EVENTS", service = "events")],
    )),
    (name = "events", external = (address = "${new URL(events).host}", http = ())),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "receiver")],
);`,
  );
  // It reports its port on the fourth file descriptor.
  const child = spawn(workerd.default, ['serve', join(folder, 'config.capnp'), '--control-fd=3'], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  const [line] = (await once(createInterface(child.stdio[3] as Readable), 'line')) as [string];
  return {
    url: `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}`,
    async close() {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
