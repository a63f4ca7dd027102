import { connect } from 'node:net';

/** Bytes for one connection, and how it ends after them. */
export interface Script {
  readonly name: string;
  readonly pieces: readonly Buffer[];
  /** `open` leaves the end to the server, `fin` closes our half, `reset` goes without waiting for anything. */
  readonly end: 'open' | 'fin' | 'reset';
  /** Whether a request in it may be carried out; else nothing may change. */
  readonly mayWrite: boolean;
  /** Statuses that must come, in order; any others are judged by their shape alone. */
  readonly statuses?: readonly number[];
  /** Milliseconds between pieces. */
  readonly pause?: number;
}

export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Exchanged {
  readonly responses: readonly RawResponse[];
  /** Bytes that are no response. */
  readonly rest: string;
  readonly milliseconds: number;
  /** False when neither enough answers nor an end came within the time. */
  readonly ended: boolean;
}

/** Writes the bytes as they are and reads what comes, until the connection ends or has been answered. */
export function exchange(port: number, script: Script, within = 120_000): Promise<Exchanged> {
  const started = performance.now();
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let received = Buffer.alloc(0);
    let timer: NodeJS.Timeout | undefined;
    const finish = (ended: boolean): void => {
      clearTimeout(deadline);
      clearTimeout(timer);
      socket.destroy();
      const { responses, rest } = parse(received);
      resolve({ responses, rest, milliseconds: performance.now() - started, ended });
    };
    const deadline = setTimeout(() => finish(false), within);
    socket.on('error', () => finish(true));
    socket.on('close', () => finish(true));
    socket.on('end', () => finish(true));
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const { responses, rest } = parse(received);
      clearTimeout(timer);
      const enough = script.statuses === undefined ? 1 : script.statuses.length;
      // A moment more, for a response too many.
      if (responses.length >= enough && rest === '') timer = setTimeout(() => finish(true), 3);
    });
    socket.on('connect', () => {
      void write(script, async (piece) => {
        if (socket.destroyed || !socket.writable) return;
        await new Promise<void>((written) => socket.write(piece, () => written()));
      }).then(() => {
        if (script.end === 'fin') socket.end();
        if (script.end !== 'reset') return;
        socket.resetAndDestroy();
        finish(true);
      });
    });
  });
}

async function write({ pieces, pause }: Script, send: (piece: Buffer) => Promise<void>): Promise<void> {
  for (const piece of pieces) {
    await send(piece);
    if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Takes answers off the front; interim ones (1xx) are passed over. */
export function parse(bytes: Buffer): { responses: RawResponse[]; rest: string } {
  const responses: RawResponse[] = [];
  let from = 0;
  while (from < bytes.length) {
    const end = bytes.indexOf('\r\n\r\n', from);
    if (end === -1) break;
    const [first = '', ...lines] = bytes.toString('latin1', from, end).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3})(?: |$)/.exec(first)?.[1]);
    if (Number.isNaN(status)) break;
    const headers: Record<string, string> = {};
    for (const line of lines) {
      const colon = line.indexOf(':');
      headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
    }
    // Node.js ends the empty responses that it gives by itself with an empty chunk.
    const isChunked = headers['transfer-encoding'] === 'chunked';
    if (isChunked && bytes.toString('latin1', end + 4, end + 9) !== '0\r\n\r\n') break;
    const length = isChunked ? 5 : Number(headers['content-length'] ?? 0);
    if (end + 4 + length > bytes.length) break;
    from = end + 4 + length;
    if (status >= 200)
      responses.push({ status, headers, body: isChunked ? '' : bytes.toString('utf8', end + 4, from) });
  }
  return { responses, rest: bytes.toString('latin1', from, from + 200) };
}
