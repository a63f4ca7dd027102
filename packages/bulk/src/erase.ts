import { randomUUID } from 'node:crypto';
import { dataSubjectRegulations, identityFormats } from '@direct-mail/contract/generated/enums';
import type { DataSubjectRequest, DataSubjectRequestStatus, DirectMail } from '@direct-mail/sdk';
import { BulkError } from './errors.ts';
import { wholeOf } from './ledger/ledger.ts';
import type { Ledger } from './ledger/opaque.ts';
import { checkNames } from './option-names.ts';
import { checkPerson, eraseRows, type FileOfPerson, joinFiles, type Person } from './person.ts';

export interface EraseOptions {
  /** The request's id at the service, a UUID v4. Give the same to repeat an erasure that failed. Default: a new one. */
  id?: string | undefined;
  /** When the person asked, ISO 8601. Default: now. */
  submitted?: string | undefined;
}

/** What {@link erasePerson} did, and what is left to do. */
export interface Erasure {
  /** For `mail.dataSubjectRequests.waitFor` and `retrieve`. */
  subject_request_id: string;
  /** What the service said of the request; undefined if it answered without a body. */
  status: DataSubjectRequestStatus | undefined;
  /** Rows that each ledger held of the person, in the order given. */
  ledgers: { rows: number }[];
  /** Files that may still hold the person: delete the row from lists, and delete reports or write them again. */
  files: FileOfPerson[];
}

/**
 * Erases a person everywhere that can be reached from here: in the ledgers first, so that nothing more is sent, then at the service,
 * by a CPRA request (specification: Privacy requests). Names the files that may still hold the person; it changes none.
 *
 * @example
 * ```ts
 * import { erasePerson, sqliteLedger } from '@direct-mail/bulk';
 *
 * const { subject_request_id, files } = await erasePerson(mail, [sqliteLedger('spring.ledger')], { email: 'ada@example.com' });
 * await mail.dataSubjectRequests.waitFor(subject_request_id);
 * ```
 * @throws {@link BulkError} for a person who cannot be looked for, before anything is erased; the client's errors if the service could
 * not be asked: the ledgers are erased then, and a call with the same `id` asks again.
 */
export async function erasePerson(
  mail: DirectMail,
  ledgers: readonly Ledger[],
  person: Person,
  options: EraseOptions = {},
): Promise<Erasure> {
  checkNames('erasePerson', options, { id: true, submitted: true });
  if (!Array.isArray(ledgers)) throw new BulkError('input', 'erasePerson needs a list of ledgers; it may be empty');
  const whole = ledgers.map((ledger) => wholeOf(ledger, 'erasePerson'));
  const body = erasureOf(person, options, mail.clock.now());
  const erased: { rows: number }[] = [];
  const files: FileOfPerson[] = [];
  for (const ledger of whole) {
    const found = await eraseRows(ledger, person, 'erasePerson');
    erased.push({ rows: found.rows });
    files.push(...found.files);
  }
  const status = await mail.dataSubjectRequests.create(body);
  return { subject_request_id: body.subject_request_id, status, ledgers: erased, files: joinFiles(files) };
}

/** The request: each e-mail address and the postal address are identities of the same person. */
function erasureOf(person: Person, { id, submitted }: EraseOptions, now: number): DataSubjectRequest {
  const { emails, address } = checkPerson('erasePerson', person);
  const [identity_format] = identityFormats;
  return {
    regulation: dataSubjectRegulations[0],
    subject_request_id: id ?? randomUUID(),
    subject_request_type: 'erasure',
    submitted_time: submitted ?? new Date(now).toISOString(),
    subject_identities: [
      ...emails.map((email) => ({ identity_type: 'email' as const, identity_format, identity_value: email })),
      ...(address === undefined
        ? []
        : [{ identity_type: 'address' as const, identity_format, identity_value: { ...address } }]),
    ],
  } as DataSubjectRequest;
}
