/**
 * Drives our SDK, bare fetch, axios with retries and a generated client with the misbehaving server, and prints the table of
 * docs/guides/conformance.md: `npm run clients -w packages/conformance`.
 */
import { fileURLToPath } from 'node:url';
import { type ClientCase, runClient } from '../src/client/run.ts';
import { comparison } from '../src/client/table.ts';

export const CLIENTS: Readonly<Record<string, string>> = {
  'our SDK': 'sdk',
  fetch: 'fetch',
  'axios with retries': 'axios',
  'generated (openapi-fetch)': 'generated',
};

/** Each client in a process of its own, all at the same time. */
export async function driveAll(): Promise<Readonly<Record<string, readonly ClientCase[]>>> {
  const runs = Object.entries(CLIENTS).map(async ([name, file]) => {
    const path = fileURLToPath(new URL(`../test/clients/${file}.ts`, import.meta.url));
    const command = [process.execPath, '--conditions=direct-mail-source', path];
    return [name, await runClient({ command, timeout: 30_000 })] as const;
  });
  return Object.fromEntries(await Promise.all(runs));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(comparison(await driveAll()));
