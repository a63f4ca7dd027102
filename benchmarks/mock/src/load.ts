import { connect, type Socket } from 'node:net';

/** Requests as bytes over kept connections, one at a time on each: the client costs little beside the server. */
export async function load(
  url: string,
  count: number,
  connections: number,
  next: (n: number) => string,
): Promise<number> {
  const { hostname, port } = new URL(url);
  let sent = 0;
  let failed = 0;
  const before = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname);
      socket.setNoDelay(true);
      try {
        while (sent < count) {
          const status = await exchange(socket, next(sent++));
          if (status >= 300) failed += 1;
        }
      } finally {
        socket.destroy();
      }
    }),
  );
  if (failed > 0) throw new Error(`${failed} of ${count} requests failed at ${url}`);
  return count / ((performance.now() - before) / 1000);
}

function exchange(socket: Socket, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    const done = (): void => {
      socket.off('data', read);
      socket.off('error', reject);
      socket.off('close', closed);
    };
    const closed = (): void => reject(new Error('the connection was closed'));
    const read = (chunk: Buffer): void => {
      text += chunk.toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      if (end === -1) return;
      const head = text.slice(0, end).toLowerCase();
      const length = /content-length: (\d+)/.exec(head)?.[1];
      const whole = length === undefined ? text.endsWith('0\r\n\r\n') : text.length >= end + 4 + Number(length);
      if (!whole) return;
      done();
      resolve(Number(head.slice(9, 12)));
    };
    socket.on('data', read);
    socket.once('error', reject);
    socket.once('close', closed);
    socket.write(request);
  });
}

const HEADERS =
  'host: localhost\r\nauthorization: Bearer live_mock\r\naccept: application/json\r\nuser-agent: bench\r\n';

export const getOf = (id: string) => () => `GET /v1/mailing/${id} HTTP/1.1\r\n${HEADERS}\r\n`;

export function postOf(body: (n: number) => object): (n: number) => string {
  return (n) => {
    const text = JSON.stringify(body(n));
    return `POST /v1/mailing HTTP/1.1\r\n${HEADERS}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
  };
}
