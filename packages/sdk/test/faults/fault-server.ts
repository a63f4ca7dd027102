import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FetchLike } from '../../src/index.ts';
import { type FaultName, faultOf } from './faults.ts';

/** An attempt, as the plan is asked about it: which call it belongs to, and which of its attempts it is. */
export type Plan = (reference: string, attempt: number) => { fault: FaultName; done: boolean };

export interface FaultServer {
  url: string;
  /** A `fetch` whose refused attempts go to a port without a listener. */
  fetch: FetchLike;
  /** How often each call was carried out. */
  done: ReadonlyMap<string, number>;
  /** The faults that each call has met, in order. */
  met: ReadonlyMap<string, FaultName[]>;
  /** Requests that no plan foresaw: redirects that were followed. */
  strays: readonly string[];
  close: () => Promise<void>;
}

/** The header by which a call is known here. The service knows none: this is the test's. */
export const referenceHeader = 'x-reference';

/** A service that carries out calls and misbehaves as planned, over real connections. */
export async function startFaultServer(plan: Plan, success: string): Promise<FaultServer> {
  const done = new Map<string, number>();
  const met = new Map<string, FaultName[]>();
  const strays: string[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reference = request.headers[referenceHeader];
    for await (const _ of request) {
      // The request has been sent whole before anything goes wrong: the worst case.
    }
    const faults = typeof reference === 'string' ? met.get(reference) : undefined;
    const planned = faults?.at(-1);
    if (typeof reference !== 'string' || planned === undefined || request.url === '/login') {
      strays.push(`${request.method} ${request.url}`);
      response.writeHead(500).end();
      return;
    }
    if (plan(reference, faults?.length ?? 0).done) done.set(reference, (done.get(reference) ?? 0) + 1);
    faultOf(planned).response?.(response, success);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const closed = await closedPort();

  return {
    url,
    done,
    met,
    strays,
    fetch: (target, init) => {
      const reference = init.headers[referenceHeader] ?? '';
      const faults = met.get(reference) ?? [];
      met.set(reference, faults);
      const { fault } = plan(reference, faults.length + 1);
      faults.push(fault);
      return fetch(faultOf(fault).response ? target : target.replace(url, closed), init);
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** An address that refuses connections: its server has just been closed. */
async function closedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
