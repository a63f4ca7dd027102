import type { Schema } from '@direct-mail/contract';
import { keyAsWritten } from '../addresses/addresses.ts';
import { personAt, storeAddress } from '../addresses/stored-addresses.ts';
import { enterMember, type ReadMember } from '../audiences/members.ts';
import { readEmailHash } from '../base/email-hash.ts';
import { nonBlank } from '../base/non-blank.ts';
import { invalid, notFound } from '../base/refusal.ts';
import { readTime } from '../base/time.ts';
import { nameOf } from '../people/recipient-names.ts';
import type { Account } from '../store/account.ts';
import type { DataSubjectRequestRow, Person } from '../store/rows.ts';
import { erase } from './erasure.ts';
import { type FoundRecords, findRecords } from './records.ts';

/** Accepts a data subject request (D32–D34). An erasure creates the opt-out immediately and deletes later (D35). */
export function createDataSubjectRequest(account: Account, sent: Schema<'DataSubjectRequest'>): DataSubjectRequestRow {
  const id = sent.subject_request_id.toLowerCase();
  if (account.dataSubjectRequests.has(id)) {
    throw invalid('subject_request_id must be unique for each request; this one has already been used');
  }
  if (sent.subject_identities.length === 0) throw invalid('subject_identities must contain at least one identity');
  const submitted = readTime(sent.submitted_time, 'submitted_time');
  const identities = sent.subject_identities.map((identity, index) => readIdentity(account, identity, index));
  const now = account.now;
  const row = account.dataSubjectRequests.put({
    id,
    subject_request_id: sent.subject_request_id,
    type: sent.subject_request_type,
    submitted_time: submitted.instant,
    created_at: now,
    status: 'pending',
    result: 'pending',
    people: identities.flatMap(({ person, asWritten }) => (asWritten === null ? [person] : [person, asWritten])),
    undecided: [],
    due: account.dueAfter(now, account.settings.privacyTiming.inProgress),
  });
  if (row.type === 'erasure') {
    for (const { asWritten: _, ...identity } of identities) {
      enterMember(account, account.audiences.doNotMail, identity);
    }
  }
  return row;
}

/** Advances a request that fell due: `pending` → `in_progress` → `completed` (D33). */
export function runDataSubjectRequest(account: Account, row: DataSubjectRequestRow): DataSubjectRequestRow {
  if (row.status === 'pending') {
    const due = account.dueAfter(account.now, account.settings.privacyTiming.completed);
    return account.dataSubjectRequests.put({ ...row, status: 'in_progress', due });
  }
  const found = findRecords(account, row.people);
  const result = row.type === 'access' ? accessResult(found) : erase(account, row, found);
  const { undecided } = found;
  return account.dataSubjectRequests.put({ ...row, status: 'completed', result, people: [], undecided, due: null });
}

export function dataSubjectRequestNamed(account: Account, subjectRequestId: string): DataSubjectRequestRow {
  const row = account.dataSubjectRequests.get(subjectRequestId.toLowerCase());
  if (row === undefined) throw notFound('data subject request', subjectRequestId);
  return row;
}

/** All requests, newest first. */
export function listDataSubjectRequests(account: Account): DataSubjectRequestRow[] {
  return [...account.dataSubjectRequests.values()].reverse();
}

export function showDataSubjectRequest(
  account: Account,
  row: DataSubjectRequestRow,
): Schema<'DataSubjectRequestStatus'> {
  return {
    controller_id: account.random.uuid('organization', 0),
    subject_request_id: row.subject_request_id,
    request_status: row.status,
    result: row.result,
  };
}

/** Whether the person is stored anywhere, the opt-out list included (D82). */
function accessResult({ mailings, orders, members, optOuts }: FoundRecords): 'found' | 'not_found' {
  return mailings.length + orders.length + members.length + optOuts.length > 0 ? 'found' : 'not_found';
}

interface ReadIdentity extends ReadMember {
  /** The person at the address as written: an identity has no country, and only US addresses are standardized (D74). */
  readonly asWritten: Person | null;
}

/** Each identity as a separate person: all are matched independently (D81). */
function readIdentity(account: Account, identity: Schema<'SubjectIdentity'>, index: number): ReadIdentity {
  const path = `subject_identities.${index}.identity_value`;
  if (identity.identity_type === 'email') {
    const email_sha256 = readEmailHash(identity.identity_value, undefined, { email: path, sha256: path });
    const person = personAt(null, { email_sha256, identifier: null });
    return { address: null, address_problem: null, person, asWritten: null };
  }
  const { full_name, first_name, last_name, ...where } = identity.identity_value;
  const who = { full_name: nonBlank(full_name), first_name: nonBlank(first_name), last_name: nonBlank(last_name) };
  const { address_1, address_2, city, state, postal_code } = where;
  const name = nameOf(who);
  const place = storeAddress(account, { name, address_1, address_2, city, state, postal_code }, path);
  const written = { address_1, address_2: address_2 ?? '', postal_code };
  const unknown = { email_sha256: null, identifier: null };
  return {
    address: place.address,
    address_problem: place.problem,
    person: personAt(place, unknown),
    asWritten: personAt({ address: place.address, key: keyAsWritten(written) }, unknown),
  };
}
