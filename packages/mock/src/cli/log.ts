import { maskEmails } from '../sandbox/masks.ts';
import type { AnsweredRequest } from '../server/serve.ts';

/** Writes one line of JSON to standard output: time, level and message first, whatever else is known after them. */
export function logLine(level: 'info' | 'error', message: string, more: Readonly<Record<string, unknown>> = {}): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...more })}\n`);
}

/** The line of a request. Its query is left out, and e-mail addresses in the path are masked. */
export function logRequest({ method, path, status, durationMs }: AnsweredRequest): void {
  const shown = maskEmails(path);
  const message = `${method} ${shown} ${status ?? 'no answer'}`;
  logLine('info', message, { method, path: shown, status, duration_ms: durationMs });
}
