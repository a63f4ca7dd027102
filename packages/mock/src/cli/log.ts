import { maskEmails } from '../sandbox/masks.ts';
import type { AnsweredRequest, NotedRequest } from '../server/serve.ts';
import { meaningOf } from './meaning.ts';

/** Writes one line of JSON to standard output: time, level and message first, then any other fields. */
export function logLine(
  level: 'info' | 'warning' | 'error',
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...more })}\n`);
}

/** Logs a request, without its query and with e-mail addresses in the path masked. */
export function logRequest({ method, path, status, durationMs }: AnsweredRequest): void {
  const shown = maskEmails(path);
  const message = `${method} ${shown} ${status ?? 'no response'}`;
  logLine('info', message, { method, path: shown, status, duration_ms: durationMs });
}

/** Logs a request for people: method, path, status, duration, meaning. Pages and calls that only read the mock are left out. */
export function showRequest(request: AnsweredRequest): void {
  const { method, path, status, durationMs } = request;
  const isApi =
    path.startsWith('/v1/') || path.startsWith('/previews/') || (path.startsWith('/_mock/') && method !== 'GET');
  if (!isApi && status !== 404) return;
  const time = `${durationMs < 10 ? durationMs.toFixed(1) : Math.round(durationMs)} ms`.padStart(7);
  const line = [method.padEnd(6), maskEmails(plain(path)).padEnd(28), status ?? '---', time, meaningOf(request)];
  process.stdout.write(`${line.join('  ').trimEnd()}\n`);
}

/** Removes terminal control characters from a path, which is the caller's text. */
const plain = (path: string): string => path.slice(0, 200).replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '?');

/** How many different notes are printed, each once. */
const MAX_PRINTED = 200;

/** Reports notes that responses do not give (D15, D56), each once: as lines of JSON, or on standard error. */
export function noteTeller(json: boolean): (request: NotedRequest) => void {
  const printed = new Set<string>();
  return ({ method, path, status, notes }) => {
    const [plain = ''] = path.split('?', 1);
    for (const note of notes) {
      const key = `${method} ${status} ${note}`;
      if (printed.has(key) || printed.size >= MAX_PRINTED) continue;
      printed.add(key);
      const message = `${method} ${plain} ${status}: ${note}`;
      if (json) logLine('warning', message, { method, path: plain, status, note });
      else process.stderr.write(`${message}\n`);
    }
  };
}
