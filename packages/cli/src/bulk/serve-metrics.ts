import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '@direct-mail/terminal/failure';

export interface MetricsServer {
  readonly url: string;
  close(): Promise<void>;
}

interface Address {
  readonly host: string;
  readonly port: number;
}

/** Of `PORT` or `HOST:PORT`. Without a host only this machine can read them: they tell what a company spends. @throws UsageError */
export function metricsAddress(given: string | undefined): Address | undefined {
  if (given === undefined) return undefined;
  const [, host = '127.0.0.1', port = ''] = /^(?:(.+):)?(\d{1,5})$/.exec(given) ?? [];
  const name = host.replace(/^\[(.*)\]$/, '$1');
  if (port === '' || Number(port) > 65_535 || !/^[\w.:-]+$/.test(name))
    throw new UsageError(`--metrics: expected PORT or HOST:PORT, got ${JSON.stringify(given)}`);
  return { host: name, port: Number(port) };
}

/** Serves `GET /metrics`. @throws UsageError if the address cannot be listened on */
export async function serveMetrics({ host, port }: Address, read: () => Promise<string>): Promise<MetricsServer> {
  const { openMetricsType } = await import('@direct-mail/bulk');
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('GET /metrics\n');
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': openMetricsType }).end(text),
      () => response.writeHead(503, { 'content-type': 'text/plain' }).end('the ledger cannot be read now\n'),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new UsageError(`--metrics: cannot listen on ${host}:${port} (${code ?? 'error'})`)),
    );
    server.listen(port, host, resolve);
  });
  const bound = server.address() as AddressInfo;
  const shown = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shown}:${bound.port}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
