import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Known } from '../fuzz/request.ts';

/** A server in a process of its own. */
export interface Service {
  readonly port: number;
  readonly known: Known;
  /** The account as one text. */
  readonly state: () => Promise<string>;
  /** Puts the account back. */
  readonly restore: (state: string) => Promise<void>;
  /** Connections that are open, and bytes of the heap after a collection. */
  readonly measure: () => Promise<{ connections: number; heap: number }>;
  /** Whether the process is still there. */
  readonly lives: () => boolean;
  readonly stop: () => Promise<void>;
}

export async function startService(timeouts: readonly [number, number]): Promise<Service> {
  const child: ChildProcess = fork(new URL('server.ts', import.meta.url), timeouts.map(String), {
    execArgv: ['--conditions=direct-mail-source', '--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [{ url, known }] = (await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
  ])) as [{ url: string; known: Known }];
  return {
    port: Number(new URL(url).port),
    known,
    state: async () => {
      const response = await fetch(`${url}/_mock/snapshot`, { headers: { connection: 'close' } });
      if (response.status !== 200) throw new Error(`the snapshot is a ${response.status}`);
      return response.text();
    },
    restore: async (state) => {
      const headers = { connection: 'close', 'content-type': 'application/json' };
      const response = await fetch(`${url}/_mock/snapshot`, { method: 'PUT', headers, body: state });
      if (!response.ok) throw new Error(`the snapshot cannot be put back: ${response.status}`);
    },
    measure: async () => {
      const confirmed = once(child, 'message');
      child.send('measure');
      return ((await confirmed) as [{ connections: number; heap: number }])[0];
    },
    lives: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
