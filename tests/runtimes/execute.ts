import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';

const limit = 600_000;

/** Runs a program to its end, ten minutes at most; fails with its output unless told to tolerate that. */
export function execute(
  command: string,
  parameters: string[],
  cwd: string,
  { tolerate = false, env = {} as Record<string, string> } = {},
): Promise<{ output: string; code: number | null }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd,
      timeout: limit,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0 || tolerate) resolve({ output, code });
      else reject(new Error(`${command} ${parameters.join(' ')} ended with ${code}:\n${output}`));
    });
  });
}

/** Runs the suite inside a worker: workerd is told each module by name. */
export async function workerd(
  binary: string,
  work: string,
  base: string,
): Promise<{ passed: number; failures: string[] }> {
  const dist = 'node_modules/@direct-mail/sdk/dist';
  const modules = [
    ['worker.mjs', 'worker.mjs'],
    ['smoke.mjs', 'smoke.mjs'],
    ...readdirSync(join(work, dist))
      .filter((name) => name.endsWith('.js') && name !== 'validation.js')
      .map((name) => [`sdk/${name}`, `${dist}/${name}`]),
  ].map(([name, file]) => `(name = "${name}", esModule = embed "${file}")`);
  const port = await freePort();
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker), (name = "internet", network = (
    allow = ["private", "local"], tlsOptions = (trustedCertificates = [embed "ca.pem"])))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const worker :Workerd.Worker = (compatibilityDate = "2026-11-01", modules = [${modules.join(', ')}]);
`;
  writeFileSync(join(work, 'workerd.capnp'), config);
  const child = spawn(binary, ['serve', 'workerd.capnp'], { cwd: work, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        const url = `http://127.0.0.1:${port}/?base=${encodeURIComponent(base)}`;
        const response = await fetch(url, { signal: AbortSignal.timeout(limit) });
        if (!response.ok) throw new Error(await response.text());
        return (await response.json()) as { passed: number; failures: string[] };
      } catch (error) {
        // Not listening yet.
        if (attempt === 50 || child.exitCode !== null) return { passed: 0, failures: [`${String(error)}\n${output}`] };
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  } finally {
    child.kill();
  }
}
