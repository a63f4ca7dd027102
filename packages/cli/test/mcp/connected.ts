import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { onTestFinished } from 'vitest';
import type { Context } from '../../src/frame/command.ts';
import type { Io } from '../../src/frame/io.ts';
import { runCli } from '../../src/frame/run-cli.ts';
import { createServer } from '../../src/mcp/server.ts';
import { nodeIo } from '../../src/node-io.ts';
import { commands } from '../../src/tree/all.ts';
import type { InputOf } from '../../src/tree/run.ts';

/** Once: it listens to the process. */
const base = nodeIo();

export type Era = 'legacy' | 'auto';

/** What a tool returned. */
export interface Told {
  readonly isError: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: shapes differ by tool, and each test names the fields it reads.
  readonly data: any;
  readonly text: string;
  readonly pictures: readonly string[];
}

export const people = (count: number): string =>
  `Name,Street,City,State,ZIP,offer\n${Array.from({ length: count }, (_, index) => `Ada Lovelace${index},${100 + index} Main St,Mountain View,CA,94041,10 %`).join('\n')}\n`;

/** A mock over HTTP, a folder with a list, and an agent's client connected to the server in memory. */
export async function connected(
  era: Era = 'auto',
  values: Partial<InputOf<'mcp'>['values']> = {},
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
  const context = {
    io,
    commands,
    runCommand: (argv: readonly string[], other: Io) => runCli(argv, other, '0.0.0'),
  } as unknown as Context;
  const start = async () => {
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    const serving = serveStdio(
      () =>
        createServer(context, { folder, readOnly: false, showPeople: false, ...values } as InputOf<'mcp'>['values']),
      { transport: ours },
    );
    onTestFinished(() => serving.close());
    const client = new Client({ name: 'agent', version: '1' }, { versionNegotiation: { mode: era } });
    await client.connect(theirs);
    const use = async (name: string, input: object = {}): Promise<Told> => {
      const result = await client.callTool({ name, arguments: { ...input } });
      const content = result.content as { type: string; text?: string; data?: string }[];
      return {
        isError: result.isError === true,
        data: result.structuredContent,
        text: content.find(({ type }) => type === 'text')?.text ?? '',
        pictures: content.flatMap(({ type, data }) => (type === 'image' && data !== undefined ? [data] : [])),
      };
    };
    return { client, use };
  };
  return { mock, campaign, url, folder, io, start, ...(await start()) };
}
