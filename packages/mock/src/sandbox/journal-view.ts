import type { JournalEntry } from '@direct-mail/contract/control/generated/models';
import { toIso } from '../account/base/time.ts';
import type { WireHeaders } from '../shared/wire.ts';
import type { Journal, JournalRow } from './journal.ts';

/** The journal as in the control API, newest first, built when it is read. */
export function* showEntries(journal: Journal): Generator<JournalEntry> {
  for (const row of journal.newest()) yield showEntry(row);
}

export function showEntry(recorded: JournalRow): JournalEntry {
  const { email_hashes: _, ...row } = recorded;
  return {
    ...row,
    at: toIso(row.at),
    request_headers: plain(row.request_headers),
    response_headers: { ...row.response_headers },
    unknown_fields: [...row.unknown_fields],
    notes: [...row.notes],
  };
}

function plain(headers: WireHeaders): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) shown[name] = typeof value === 'string' ? value : value.join(', ');
  }
  return shown;
}
