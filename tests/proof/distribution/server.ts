import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { connectMock } from '@direct-mail/mock/node';
import { DirectMail } from '@direct-mail/sdk';
import { verifyWebhook } from '@direct-mail/sdk/webhooks';

export interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  /** Milliseconds until it said that it accepts requests. */
  readonly ready: number;
}

const started = new Set<ChildProcess>();

/** Ends what a failed line left running. */
export function endAll(): void {
  for (const child of started) child.kill('SIGKILL');
}

/** Starts a program that prints its address in its first line. */
export async function start(command: string, args: readonly string[], options: SpawnOptions): Promise<Started> {
  const begun = performance.now();
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr?.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  started.add(child);
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const [url] = /http:\/\/\S+/.exec(line) ?? [];
    if (url === undefined) continue;
    child.stdout?.resume();
    return { child, url: url.replace('0.0.0.0', '127.0.0.1'), ready: performance.now() - begun };
  }
  throw new Error(`${command} ended before it said where it listens: ${errors}`);
}

/** Milliseconds from the signal to the end. */
export async function end(child: ChildProcess, signal: NodeJS.Signals, pid = child.pid): Promise<number> {
  const begun = performance.now();
  if (pid !== undefined) process.kill(pid, signal);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return performance.now() - begun;
}

const SECRET = 'distribution';

/** A receiver of webhooks, which keeps the ids of those that are signed. */
export async function receiver(): Promise<{ url: string; seen: Set<string>; close: () => void }> {
  const seen = new Set<string>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      seen.add(verifyWebhook({ body, headers: request.headers, secret: SECRET }).object_id);
      response.writeHead(200).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, close: () => server.close() };
}

/** What its user does first: the dashboard, a piece, its pictures, an event. Returns the id of the piece; throws at what is wrong. */
export async function useServer(url: string, token?: string): Promise<string> {
  const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const [, script = ''] = /<script[^>]*src="([^"]+)"/.exec(page) ?? [];
  const loaded = await fetch(new URL(script, url));
  if (script === '' || !loaded.ok) throw new Error('the dashboard has no script');
  const mock = connectMock(url, { controlToken: token });
  const hook = await receiver();
  try {
    await mock.webhooks.create({ url: hook.url, secret: SECRET });
    const front_html = '<h1 style="margin: 1in">Hi {{first_name}}</h1>';
    const campaign = await mock.campaigns.create({
      name: 'Distribution',
      creatives: [{ name: 'Card', format: 'postcard_4x6', front_html, back_html: '' }],
    });
    const mail = new DirectMail({ baseUrl: url, token: 'live_mock' });
    const { id } = await mail.mailings.create({
      campaign_id: campaign.id,
      recipient: {
        full_name: 'Ada Lovelace',
        address_1: '1600 Amphitheatre Pkwy',
        city: 'Mountain View',
        state: 'CA',
        postal_code: '94043',
      },
    });
    await mock.clock.advance({ days: 1 });
    const { front_url, pdf_url } = await mail.mailings.retrieve(id);
    await begins(front_url, '\x89PNG');
    await begins(pdf_url, '%PDF');
    if (!hook.seen.has(id)) throw new Error('no signed event of the piece came');
    return id;
  } finally {
    hook.close();
  }
}

async function begins(url: string | null, signature: string): Promise<void> {
  const bytes = Buffer.from(await (await fetch(url ?? '')).arrayBuffer());
  if (!bytes.toString('latin1').startsWith(signature))
    throw new Error(`${url} is no picture: ${bytes.toString('latin1', 0, 80)}`);
}
