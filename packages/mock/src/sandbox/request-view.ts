import { toIso } from '../account/base/time.ts';
import type { RequestView } from '../control/requests.ts';
import type { WireHeaders } from '../http/wire.ts';
import type { Journal, JournalEntry } from './journal.ts';

/** The journal as the control API shows it, newest first, made as it is read. */
export function* viewRequests(journal: Journal): Generator<RequestView> {
  for (const entry of journal.newest()) yield viewRequest(entry);
}

export function viewRequest(recorded: JournalEntry): RequestView {
  const { email_hashes: _, ...entry } = recorded;
  return {
    ...entry,
    at: toIso(entry.at),
    request_headers: plain(entry.request_headers),
    response_headers: { ...entry.response_headers },
    unknown_fields: [...entry.unknown_fields],
    notes: [...entry.notes],
  };
}

function plain(headers: WireHeaders): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) shown[name] = typeof value === 'string' ? value : value.join(', ');
  }
  return shown;
}
