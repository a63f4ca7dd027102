import type { Call } from '../../api/call.ts';
import type { JournalEntry } from '../../api/control.ts';
import { problemOf } from '../../api/problem.ts';

/** Why a call failed, in the words of the response; null if it succeeded. */
export function reasonOf({ status, response_body }: JournalEntry): string | null {
  if (status < 400) return null;
  try {
    const { code, message } = problemOf(status, JSON.parse(response_body));
    return code === message ? message : `${code}: ${message}`;
  } catch {
    return `Status ${status}`;
  }
}

/** What the response does not say: the notes of the journal or, without notes, why no token was found. */
export function noticedIn({ status, mode, notes, request_headers }: JournalEntry): readonly string[] {
  if (notes.length > 0 || mode !== null || (status !== 401 && status !== 403)) return notes;
  return [
    request_headers['authorization'] === undefined
      ? 'no Authorization header came: send Authorization: Bearer and a token of the account'
      : 'no account has this token',
  ];
}

/** The kind of token for a repetition. A wrong token is not stored, so the request is repeated without one. */
export function tokenOf({ mode }: JournalEntry): Call<unknown>['token'] {
  if (mode === null) return 'none';
  return mode === 'test' ? 'test' : 'service';
}

/** The id of the mailing that a call created. */
export function mailingOf({ operation, status, response_body }: JournalEntry): string | null {
  if (operation !== 'createMailing' || status >= 300) return null;
  try {
    const { id } = JSON.parse(response_body) as { id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** The calling program: the first product of its User-Agent, with the version. */
export function clientOf(headers: Readonly<Record<string, string>>): string {
  const agent = headers['user-agent'] ?? '';
  if (agent === '') return 'unnamed';
  if (agent.startsWith('Mozilla/')) return 'a browser';
  if (agent === 'node') return 'Node.js fetch';
  return (agent.split(' ')[0] ?? agent).replace(/\/(?=\d)/, ' ');
}

/** Such as `0.8 ms`, `12 ms`, `3.0 s`; a dash on a manual clock, where nothing is measured. */
export function shownDuration(milliseconds: number | null): string {
  if (milliseconds === null) return '–';
  if (milliseconds < 10) return `${milliseconds.toFixed(1)} ms`;
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
