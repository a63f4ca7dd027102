import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import type { ProofLine, Section } from '../section.ts';

const FOLDER = new URL('.', import.meta.url).pathname;
const GENERATORS = { hey: '@hey-api/openapi-ts', kubb: 'kubb' } as const;

/** Clients that others generate from our document: generated, compiled, and run through the main flows over HTTP. */
export const clientsSection: Section = async ({ short }) => {
  if (!existsSync(`${FOLDER}node_modules`)) {
    const result = 'not installed: npm ci --prefix tests/proof/clients';
    return short ? [] : [{ check: 'Generated clients', tried: 'nothing', result, ok: false }];
  }
  const made = await run(['--run', 'generate']);
  const types = made.ok ? await run(['--run', 'types']) : made;
  const lines: ProofLine[] = [
    {
      check: 'Generated clients: our document through @hey-api/openapi-ts and kubb, with the flows, compiled strictly',
      tried: '2 generators',
      result: types.ok ? 'no errors' : types.text,
      ok: types.ok,
    },
  ];
  for (const [name, generator] of Object.entries(GENERATORS)) {
    const { ok, text } = made.ok ? await flow(name) : made;
    lines.push({ check: `Generated clients: the main flows by ${generator}`, tried: 'over HTTP', result: text, ok });
  }
  return lines;
};

/** Runs one flow against a server and, for the addresses, another: two base addresses, as the document has it. */
async function flow(name: string): Promise<{ ok: boolean; text: string }> {
  const mock = createMock({ seed: 1, now: '2026-11-20T09:00:00Z' });
  const creatives = [{ name: 'Card', format: 'postcard_4x6' as const, front_html: '<p>Hi</p>', back_html: '' }];
  const campaign = await mock.campaigns.create({ name: 'Welcome', creatives });
  const audience = await mock.audiences.create({ name: 'Club' });
  const [main, addresses] = [await serve(mock), await serve(createMock())];
  try {
    const { production } = mock.tokens;
    return await run([`flows/${name}.ts`, main.url, addresses.url, production, campaign.id, audience.id]);
  } finally {
    await main.close();
    await addresses.close();
  }
}

/** Runs this Node.js with the arguments; the text is the last line that it printed. */
function run(given: readonly string[]): Promise<{ ok: boolean; text: string }> {
  const env = { ...process.env, DO_NOT_TRACK: '1', KUBB_DISABLE_TELEMETRY: '1', NODE_OPTIONS: '' };
  const options = { cwd: FOLDER, timeout: 120_000, env };
  return new Promise((resolve) => {
    execFile(process.execPath, given, options, (error, stdout, stderr) => {
      if (error !== null) console.error(stdout, stderr);
      resolve({ ok: error === null, text: error === null ? (stdout.trim().split('\n').at(-1) ?? '') : 'it fails' });
    });
  });
}
