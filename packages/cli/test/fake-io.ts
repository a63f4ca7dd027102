import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mock } from '@direct-mail/mock';
import type { Io } from '../src/frame/io.ts';
import { runCli } from '../src/frame/run-cli.ts';
import { httpFetch } from '../src/set-up/http-fetch.ts';

/** What a command line did. */
export interface Ran {
  readonly out: string;
  readonly err: string;
  readonly code: number;
  /** What it asked at the terminal. */
  readonly asked: readonly string[];
  readonly bytes: Uint8Array | undefined;
}

/** The world of one call; everything has a default. */
export interface World {
  readonly env?: Record<string, string>;
  readonly stdin?: string;
  /** All three streams are a terminal, or only these. */
  readonly terminal?: boolean | Partial<Io['terminal']>;
  /** What is typed; `undefined` ends the input, an error is Ctrl-C. */
  readonly answers?: readonly (string | undefined | Error)[];
  readonly fetch?: typeof globalThis.fetch;
  readonly signal?: AbortSignal;
  readonly mock?: Mock;
  readonly columns?: number;
  readonly bulk?: Io['bulk'];
  /** Told what is written to standard error, as it is. */
  readonly heard?: (text: string) => void;
  /** Told what text is written to standard output. */
  readonly wrote?: (text: string) => void;
}

/** A folder that is gone with the machine's temporary files. */
export const folder = (): string => mkdtempSync(join(tmpdir(), 'direct-mail-cli-'));

/** Runs a command line in this process. */
export async function cli(argv: readonly string[], world: World = {}): Promise<Ran> {
  let out = '';
  let err = '';
  let bytes: Uint8Array | undefined;
  const asked: string[] = [];
  const answers = [...(world.answers ?? [])];
  const { terminal = false } = world;
  const io: Io = {
    out: (data) => {
      if (typeof data === 'string') {
        out += data;
        world.wrote?.(data);
      } else bytes = data;
    },
    err: (text) => {
      err += text;
      world.heard?.(text);
    },
    readStdin: async () => world.stdin ?? '',
    terminal:
      typeof terminal === 'boolean'
        ? { in: terminal, out: terminal, err: terminal }
        : { in: false, out: false, err: false, ...terminal },
    columns: world.columns ?? 100,
    errColumns: world.columns ?? 100,
    onResize: () => () => {},
    env: { DIRECT_MAIL_CONFIG_DIR: '/nonexistent', ...world.env },
    home: '/nonexistent',
    platform: process.platform,
    fetch: world.fetch ?? globalThis.fetch,
    ...(world.fetch === undefined && { call: httpFetch }),
    now: world.mock?.connection.now ?? Date.now,
    sleep: world.mock?.connection.sleep ?? (async () => {}),
    signal: world.signal ?? new AbortController().signal,
    ...(world.bulk && { bulk: world.bulk }),
    ask: async (question) => {
      asked.push(question);
      const response = answers.shift();
      if (response instanceof Error) throw response;
      return response;
    },
  };
  const code = await runCli(argv, io, '1.2.3');
  return { out, err, code, asked, bytes };
}

/** Once before: on a busy machine the first drawing takes longer than a plan waits for it. */
export async function drawThumbnail(url: string, token: string, campaign: string): Promise<void> {
  const listed = await fetch(`${url}/v1/campaign/${campaign}/creatives`, {
    headers: { authorization: `Bearer ${token}` },
  });
  for (const { thumbnail_url } of (await listed.json()) as { thumbnail_url: string }[]) {
    await (await fetch(thumbnail_url)).arrayBuffer();
  }
}
