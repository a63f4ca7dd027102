import { randomUUID } from 'node:crypto';
import { dataSubjectApiVersions, dataSubjectRegulations, identityFormats } from '@direct-mail/contract';
import type { DataSubjectRequest } from '@direct-mail/sdk';
import type { Context } from '../../frame/command.ts';
import { addressOf } from '../../requests/person.ts';
import type { InputOf } from '../../tree/run.ts';

/** A request about one person; every e-mail address and the postal address are identities of that person. */
export function requestOf(
  type: 'access' | 'erasure',
  { io }: Context,
  input: InputOf<'privacy access'>,
): DataSubjectRequest {
  const address = addressOf(input);
  const [identity_format] = identityFormats;
  const identities = [
    ...input.values.email.map((email) => ({ identity_type: 'email', identity_format, identity_value: email })),
    ...(address === undefined ? [] : [{ identity_type: 'address', identity_format, identity_value: address }]),
  ];
  // The client checks it against the contract before sending: for example an address without a city, or no identity.
  return {
    api_version: dataSubjectApiVersions[0],
    regulation: dataSubjectRegulations[0],
    subject_request_id: input.values.id ?? randomUUID(),
    subject_request_type: type,
    submitted_time: input.values.submitted ?? new Date(io.now()).toISOString(),
    subject_identities: identities,
  } as DataSubjectRequest;
}

/** Where the outcome is shown. */
export const seeOutcome = (id: string): string => `See what becomes of it: direct-mail privacy get ${id}`;
