import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that breaks on request: every connection through it ends, in the middle of whatever it carries. */
export interface Proxy {
  readonly url: string;
  /** Connections that were cut so far. */
  readonly cut: () => number;
  /** How often something was cut at least once. */
  readonly breaks: () => number;
  readonly break: () => void;
  readonly close: () => void;
}

/** Passes bytes on to the server; `afterBytes` says after how many more everything breaks by itself. */
export async function breakingProxy(target: string, afterBytes: () => number): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let cut = 0;
  let breaks = 0;
  let left = Number.POSITIVE_INFINITY;
  const end = (): void => {
    if (open.size > 0) breaks += 1;
    for (const socket of open) socket.destroy();
    cut += open.size / 2;
    open.clear();
    left = afterBytes();
  };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.on('data', (bytes: Uint8Array) => {
        // Of the last bytes before the break, some get through.
        to.write(bytes.subarray(0, Math.max(0, left)));
        left -= bytes.length;
        if (left <= 0) end();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  left = afterBytes();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => cut,
    breaks: () => breaks,
    break: end,
    close: () => {
      end();
      server.close();
    },
  };
}
