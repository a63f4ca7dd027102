import { randomUUID } from 'node:crypto';
import { dataSubjectApiVersions, dataSubjectRegulations, identityFormats } from '@direct-mail/contract';
import type { DataSubjectRequest } from '@direct-mail/sdk';
import type { Context, Result } from '../../frame/command.ts';
import type { Input } from '../../frame/input/input.ts';
import { assign } from '../../requests/assign.ts';
import { dryRun } from '../../requests/dry-run.ts';

/** The fields of a person's postal address, as options. */
export const addressOptions = [
  'full-name',
  'first-name',
  'last-name',
  'address-1',
  'address-2',
  'city',
  'state',
  'postal-code',
] as const;

/** Sends a request about one person; every e-mail address and the postal address are identities of that person. */
export async function request(type: 'access' | 'erasure', context: Context, input: Input): Promise<Result> {
  const { io } = context;
  const address: Record<string, unknown> = {};
  for (const name of addressOptions) {
    const value = input.text(name);
    if (value !== undefined) assign(address, `${name.replaceAll('-', '_')}=${value}`);
  }
  const [identity_format] = identityFormats;
  const identities = [
    ...input.texts('email').map((email) => ({ identity_type: 'email', identity_format, identity_value: email })),
    ...(Object.keys(address).length > 0
      ? [{ identity_type: 'address', identity_format, identity_value: address }]
      : []),
  ];
  // The client checks it against the contract before sending: for example an address without a city, or no identity.
  const body = {
    api_version: dataSubjectApiVersions[0],
    regulation: dataSubjectRegulations[0],
    subject_request_id: input.text('id') ?? randomUUID(),
    subject_request_type: type,
    submitted_time: input.text('submitted') ?? new Date(io.now()).toISOString(),
    subject_identities: identities,
  } as DataSubjectRequest;
  if (type === 'erasure' && context.dryRun) return dryRun('createDataSubjectRequest', body, await context.connection());
  const client = await context.client();
  if (type === 'erasure') await context.confirm('erases', 'The data of one person is erased');
  const status = await client.dataSubjectRequests.create(body, { signal: io.signal });
  return {
    data: status ?? { subject_request_id: body.subject_request_id },
    note: `See what becomes of it: direct-mail privacy get ${body.subject_request_id}`,
  };
}
