/**
 * Drives our SDK, bare fetch, axios with retries and three generated clients with the misbehaving server, and prints the table of
 * docs/guides/conformance.md: `npm run clients -w packages/conformance`. The proof compares it with the table there.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ClientCase, runClient } from '../../../packages/conformance/src/client/run.ts';
import { comparison } from '../../../packages/conformance/src/client/table.ts';
import { generateClient } from '../clients/generate.ts';
import type { ProofLine } from '../section.ts';

const OURS = '../../../packages/conformance/test/clients/';
const CLIENTS: Readonly<Record<string, string>> = {
  'our SDK': `${OURS}sdk.ts`,
  fetch: `${OURS}fetch.ts`,
  'axios with retries': `${OURS}axios.ts`,
  'generated (openapi-fetch)': `${OURS}generated.ts`,
  'generated (hey-api)': '../clients/flows/misbehaving.hey.ts',
  'generated (kubb)': '../clients/flows/misbehaving.kubb.ts',
};

/** Each client in a process of its own, all at the same time. */
async function driveAll(): Promise<Readonly<Record<string, readonly ClientCase[]>>> {
  await generateClient('hey');
  await generateClient('kubb');
  const runs = Object.entries(CLIENTS).map(async ([name, file]) => {
    const path = fileURLToPath(new URL(file, import.meta.url));
    const command = [process.execPath, '--conditions=direct-mail-source', path];
    return [name, await runClient({ command, timeout: 60_000 })] as const;
  });
  return Object.fromEntries(await Promise.all(runs));
}

/** Whether the guide's table is what the clients do today. */
export async function clientTableLine(): Promise<ProofLine> {
  const clients = await driveAll();
  const today = comparison(clients).split('\n');
  const guide = readFileSync(new URL('../../../docs/guides/conformance.md', import.meta.url), 'utf8').split('\n');
  const other = today.filter((line) => !guide.includes(line));
  for (const line of other) console.error(`not in docs/guides/conformance.md: ${line}`);
  return {
    check: 'Service clients: the table of the guide is what they do',
    tried: `${Object.keys(clients).length} clients, ${today.length - 2} lines`,
    result: other.length === 0 ? 'every line is there' : `${other.length} lines differ`,
    ok: other.length === 0,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(comparison(await driveAll()));
