import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { expect, onTestFinished } from 'vitest';
import type { Io } from '../../src/frame/io.ts';
import { runCli } from '../../src/frame/run-cli.ts';
import type { Program } from '../../src/mcp/call.ts';
import { type ServerOptions, serverFactory } from '../../src/mcp/server.ts';
import { nodeIo } from '../../src/node-io.ts';
import { commands } from '../../src/tree/all.ts';

/** Once: it listens to the process. */
const base = nodeIo();

export type Era = 'legacy' | 'auto';

/** What a tool returned. */
export type Told = Awaited<ReturnType<Awaited<ReturnType<typeof connected>>['use']>>;

export const people = (count: number): string =>
  `Name,Street,City,State,ZIP,offer\n${Array.from({ length: count }, (_, index) => `Ada Lovelace${index},${100 + index} Main St,Mountain View,CA,94041,10 %`).join('\n')}\n`;

/** A mock over HTTP, a folder with a list, and an agent's client connected to the server in memory. */
export async function connected(
  era: Era = 'auto',
  values: Partial<ServerOptions> = {},
  env: Readonly<Record<string, string>> = {},
) {
  const mock = createMock({ seed: 1, clock: 'real' });
  const campaign = await mock.campaigns.create({
    name: 'Spring',
    creatives: [{ name: 'Card', format: 'postcard_4x6', front_html: '<p>{{ offer }}</p>', back_html: 'Back' }],
  });
  const { url, close } = await serve(mock);
  onTestFinished(close);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'direct-mail-mcp-test-')));
  writeFileSync(join(folder, 'people.csv'), people(5));
  const profile = join(folder, 'config');
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const io: Io = {
    ...base,
    env: {
      DIRECT_MAIL_BASE_URL: url,
      DIRECT_MAIL_TOKEN: mock.tokens.test,
      DIRECT_MAIL_LOOKUP_TOKEN: mock.tokens.production,
      XDG_STATE_HOME: join(folder, 'state'),
      XDG_CONFIG_HOME: profile,
      USER: 'grace',
      ...env,
    },
    signal: stop.signal,
  };
  const context: Program = {
    io,
    commands,
    runCommand: (argv: readonly string[], other: Io) => runCli(argv, other, '0.0.0'),
  };
  const start = async (more: Partial<ServerOptions> = {}) => {
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    const serving = serveStdio(serverFactory(context, { folder, ...values, ...more }), { transport: ours });
    onTestFinished(() => serving.close());
    const client = new Client({ name: 'agent', version: '1' }, { versionNegotiation: { mode: era } });
    await client.connect(theirs);
    const use = async (name: string, input: object = {}) => {
      const { content, structuredContent, isError } = await client.callTool({ name, arguments: { ...input } });
      const text = content.find((each) => each.type === 'text')?.text ?? '';
      // Clients show the one or the other.
      if (structuredContent !== undefined) expect(JSON.parse(text)).toEqual(structuredContent);
      return {
        isError: isError === true,
        data: structuredContent === undefined ? undefined : JSON.parse(text),
        text,
        pictures: content.flatMap((each) => (each.type === 'image' ? [each.data] : [])),
      };
    };
    return { client, use };
  };
  return { mock, campaign, url, folder, io, context, start, ...(await start()) };
}

/** A profile with both tokens, as most people have it, in place of the environment. */
export async function addProfile({
  io,
  url,
  mock,
}: Pick<Awaited<ReturnType<typeof connected>>, 'io' | 'url' | 'mock'>) {
  Object.assign(io.env, {
    DIRECT_MAIL_TOKEN: '',
    DIRECT_MAIL_LOOKUP_TOKEN: '',
    DIRECT_MAIL_BASE_URL: '',
    T: mock.tokens.test,
    P: mock.tokens.production,
  });
  const add = [
    'profiles',
    'add',
    'acme',
    '--base-url',
    url,
    '--test-token-from',
    'env:T',
    '--production-token-from',
    'env:P',
  ];
  expect(await runCli(add, { ...io, out: () => {}, err: () => {} }, '0.0.0')).toBe(0);
}
