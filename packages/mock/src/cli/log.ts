import { maskEmails } from '../sandbox/masks.ts';
import type { AnsweredRequest, NotedRequest } from '../server/serve.ts';

/** Writes one line of JSON to standard output: time, level and message first, whatever else is known after them. */
export function logLine(
  level: 'info' | 'warning' | 'error',
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...more })}\n`);
}

/** The line of a request. Its query is left out, and e-mail addresses in the path are masked. */
export function logRequest({ method, path, status, durationMs }: AnsweredRequest): void {
  const shown = maskEmails(path);
  const message = `${method} ${shown} ${status ?? 'no answer'}`;
  logLine('info', message, { method, path: shown, status, duration_ms: durationMs });
}

/** How many different notes are told: a client that always sends the same is told once. */
const MAX_TOLD = 200;

/** Tells what answers do not say (D15, D56), each thing once: as lines of JSON, or on standard error. */
export function noteTeller(json: boolean): (request: NotedRequest) => void {
  const told = new Set<string>();
  return ({ method, path, status, notes }) => {
    const [plain = ''] = path.split('?', 1);
    for (const note of notes) {
      const key = `${method} ${status} ${note}`;
      if (told.has(key) || told.size >= MAX_TOLD) continue;
      told.add(key);
      const message = `${method} ${plain} ${status}: ${note}`;
      if (json) logLine('warning', message, { method, path: plain, status, note });
      else process.stderr.write(`${message}\n`);
    }
  };
}
