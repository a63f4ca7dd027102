import type { Mock } from '@direct-mail/mock';
import { googleplex, send } from '../rules.ts';

const { name: full_name, ...where } = googleplex;

export const byEmail = { identity_type: 'email', identity_format: 'raw', identity_value: 'ada@example.com' };
export const byAddress = {
  identity_type: 'address',
  identity_format: 'raw',
  identity_value: { full_name, ...where },
};

let made = 0;

/** Submits a request and lets it complete; answers its result. */
export async function submit(mock: Mock, type: 'access' | 'erasure', identities: object[]): Promise<string> {
  const id = await begin(mock, type, identities);
  await mock.clock.advance({ hours: 25 });
  return (await send(mock, 'getDataSubjectRequest', { id })).body.result;
}

/** Submits a request; answers its id. */
export async function begin(mock: Mock, type: 'access' | 'erasure', identities: object[]): Promise<string> {
  made += 1;
  const subject_request_id = `4f9d2c1b-8a7e-4b6d-9c5f-${String(made).padStart(12, '0')}`;
  await send(mock, 'createDataSubjectRequest', {
    body: {
      regulation: 'cpra',
      subject_request_id,
      subject_request_type: type,
      submitted_time: '2026-11-20T08:00:00Z',
      subject_identities: identities,
    },
  });
  return subject_request_id;
}
