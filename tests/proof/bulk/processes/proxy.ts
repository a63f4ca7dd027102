import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import type { Random } from '../../random.ts';

/** What becomes of a connection on its way. */
export type Fate =
  /** Half open: both ends keep it, and nothing arrives any more. */
  | 'stalled'
  /** What is asked next never arrives. */
  | 'cut before the request'
  /** The request arrives, its response does not. */
  | 'cut before the response'
  /** Half of the response arrives. */
  | 'cut within the response';

const fates: readonly Fate[] = [
  'stalled',
  'cut before the request',
  'cut before the response',
  'cut within the response',
];

interface Link {
  fate: Fate | undefined;
  near: Socket;
  far: Socket;
}

/** A loopback proxy between workers and what they talk to. It spoils a connection on request. */
export interface SpoilingProxy {
  readonly port: number;
  /** How many connections met each fate. */
  readonly counts: ReadonlyMap<Fate, number>;
  /** One of the connections that are open now, if there is one. */
  spoil(): void;
  close(): Promise<void>;
}

export async function startProxy(target: number, random: Random): Promise<SpoilingProxy> {
  const links = new Set<Link>();
  const counts = new Map<Fate, number>();
  const server: Server = createServer((near) => {
    const far = dial(target, '127.0.0.1');
    const link: Link = { fate: undefined, near, far };
    links.add(link);
    const met = (): void => {
      counts.set(link.fate as Fate, (counts.get(link.fate as Fate) ?? 0) + 1);
    };
    const cut = (): void => {
      links.delete(link);
      near.resetAndDestroy();
      far.destroy();
    };
    near.on('data', (bytes) => {
      if (link.fate === 'stalled') return;
      if (link.fate === 'cut before the request') {
        met();
        cut();
        return;
      }
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (link.fate === 'stalled') return;
      if (link.fate === 'cut within the response') {
        met();
        link.fate = 'stalled';
        near.end(bytes.subarray(0, bytes.length >> 1), cut);
        return;
      }
      if (link.fate === 'cut before the response') {
        met();
        cut();
        return;
      }
      near.write(bytes);
    });
    // A stalled connection stays open at the other end, as it does when a machine in between is gone.
    const ended = (other: Socket) => (): void => {
      if (link.fate === 'stalled') return;
      links.delete(link);
      other.destroy();
    };
    near.on('error', () => {}).on('close', ended(far));
    far.on('error', () => {}).on('close', ended(near));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    counts,
    spoil: () => {
      const whole = [...links].filter(({ fate, near }) => fate === undefined && !near.destroyed);
      if (whole.length === 0) return;
      const link = random.pick(whole);
      link.fate = random.pick(fates);
      if (link.fate === 'stalled') counts.set('stalled', (counts.get('stalled') ?? 0) + 1);
    },
    close: async () => {
      for (const { near, far } of links) {
        near.destroy();
        far.destroy();
      }
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
