import { describe, expect, test } from 'vitest';
import { everythingKept, googleplex, send } from '../rules.ts';
import { mockAt } from '../support.ts';

const id = '4f9d2c1b-8a7e-4b6d-9c5f-3e2d1c0b9a8f';
const email = { identity_type: 'email', identity_format: 'raw', identity_value: 'ada@example.com' };
const { name: full_name, ...where } = googleplex;
const address = { identity_type: 'address', identity_format: 'raw', identity_value: { full_name, ...where } };

const access = {
  regulation: 'cpra',
  subject_request_id: id,
  subject_request_type: 'access',
  submitted_time: '2026-11-20T08:00:00Z',
  subject_identities: [email],
};

describe('POST /v1/dsr/request', () => {
  test('D32: answers 201 with the status record', async () => {
    const { status, body } = await send(mockAt(), 'createDataSubjectRequest', {
      body: { ...access, api_version: 'v1' },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      controller_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      subject_request_id: id,
      request_status: 'pending',
      result: 'pending',
    });
  });

  test('the controller is the organization of the account', async () => {
    const mock = mockAt();
    const { body } = await send(mock, 'createDataSubjectRequest', { body: access });
    expect(body.controller_id).toBe((await send(mock, 'getOrganization')).body.id);
  });

  test.each(['regulation', 'subject_request_id', 'subject_request_type', 'submitted_time', 'subject_identities'])(
    'privacy.required: %s is required',
    async (field) => {
      const { status, body } = await send(mockAt(), 'createDataSubjectRequest', {
        body: { ...access, [field]: undefined },
      });
      expect(status).toBe(400);
      expect(body.error).toEqual({ name: 'ValidationError', message: expect.stringContaining(field) });
    },
  );

  test.each([
    ['api_version', 'v2'],
    ['regulation', 'gdpr'],
    ['subject_request_type', 'deletion'],
    ['subject_request_id', 'not-a-uuid'],
    ['subject_request_id', '4f9d2c1b-8a7e-1b6d-9c5f-3e2d1c0b9a8f'],
    ['submitted_time', 'yesterday'],
    ['submitted_time', '2026-02-30T00:00:00Z'],
    ['subject_identities', [{ ...email, identity_type: 'phone' }]],
    ['subject_identities', [{ ...email, identity_format: 'hashed' }]],
    ['subject_identities', [{ ...email, identity_value: ' ada@example.com' }]],
    ['subject_identities', [{ ...email, identity_value: { email: 'ada@example.com' } }]],
    ['subject_identities', [{ ...address, identity_value: 'Main St' }]],
    ['subject_identities', [{ ...address, identity_value: { ...where, city: undefined } }]],
    ['subject_identities', [{ ...address, identity_value: { ...where, address_1: ' ' } }]],
  ])('privacy.required, versioning.privacy: %s cannot be %j', async (field, value) => {
    const { status } = await send(mockAt(), 'createDataSubjectRequest', { body: { ...access, [field]: value } });
    expect(status).toBe(400);
  });

  test('privacy.unique: D34: a repeated subject_request_id is refused, in whatever case, and nothing changes', async () => {
    const mock = mockAt();
    await send(mock, 'createDataSubjectRequest', { body: access });
    const before = await mock.snapshot();
    for (const repeated of [id, id.toUpperCase()]) {
      const body = { ...access, subject_request_type: 'erasure', subject_request_id: repeated };
      expect((await send(mock, 'createDataSubjectRequest', { body })).status).toBe(400);
    }
    expect(await mock.snapshot()).toEqual(before);
  });

  test('D34: no identities are refused', async () => {
    const { status, body } = await send(mockAt(), 'createDataSubjectRequest', {
      body: { ...access, subject_identities: [] },
    });
    expect(status).toBe(400);
    expect(body.error.message).toContain('subject_identities');
  });

  test('D73: the clear e-mail is nowhere afterwards; after completion, neither is the rest of the identity', async () => {
    const mock = mockAt();
    const identities = [{ ...email, identity_value: 'Ada.Lovelace@example.com' }, address];
    await send(mock, 'createDataSubjectRequest', { body: { ...access, subject_identities: identities } });
    expect((await everythingKept(mock)).toLowerCase()).not.toContain('ada.lovelace');
    await mock.clock.advance({ days: 2 });
    expect(JSON.stringify(await mock.snapshot())).not.toMatch(/amphitheatre|lovelace/i);
  });
});

describe('GET /v1/dsr/request/:subject_request_id', () => {
  test('D33: pending, in_progress after one hour, completed a day later', async () => {
    const mock = mockAt();
    await send(mock, 'createDataSubjectRequest', { body: access });
    const status = async () => (await send(mock, 'getDataSubjectRequest', { id })).body;
    expect(await status()).toMatchObject({ request_status: 'pending', result: 'pending' });
    await mock.clock.advance({ seconds: 3599 });
    expect(await status()).toMatchObject({ request_status: 'pending', result: 'pending' });
    await mock.clock.advance({ seconds: 1 });
    expect(await status()).toMatchObject({ request_status: 'in_progress', result: 'pending' });
    await mock.clock.advance({ seconds: 86_399 });
    expect(await status()).toMatchObject({ request_status: 'in_progress', result: 'pending' });
    await mock.clock.advance({ seconds: 1 });
    expect(await status()).toMatchObject({ request_status: 'completed', result: 'not_found' });
  });

  test('D33: the times are a setting', async () => {
    const mock = mockAt(undefined, { settings: { privacyTiming: { inProgress: 1, completed: 2 } } });
    await send(mock, 'createDataSubjectRequest', { body: access });
    await mock.clock.advance({ seconds: 3 });
    expect((await send(mock, 'getDataSubjectRequest', { id })).body.request_status).toBe('completed');
  });

  test('D33: a restored snapshot continues where it was', async () => {
    const mock = mockAt();
    await send(mock, 'createDataSubjectRequest', { body: access });
    await mock.clock.advance({ hours: 2 });
    const other = mockAt();
    await other.restore(JSON.parse(JSON.stringify(await mock.snapshot())));
    await other.clock.advance({ hours: 23 });
    expect((await send(other, 'getDataSubjectRequest', { id })).body.request_status).toBe('completed');
  });

  test('privacy.status: the value sent on creation finds it, and is echoed as it was sent', async () => {
    const mock = mockAt();
    const sent = id.toUpperCase();
    await send(mock, 'createDataSubjectRequest', { body: { ...access, subject_request_id: sent } });
    expect((await send(mock, 'getDataSubjectRequest', { id: sent })).body.subject_request_id).toBe(sent);
  });

  test('D19: an unknown request is a 404 NotFound', async () => {
    const { status, body } = await send(mockAt(), 'getDataSubjectRequest', { id });
    expect({ status, name: body.error.name }).toEqual({ status: 404, name: 'NotFound' });
  });

  test('D17: both endpoints answer 403 Unauthorized without a token', async () => {
    const mock = mockAt();
    const create = await send(mock, 'createDataSubjectRequest', { body: access, token: null });
    const retrieve = await send(mock, 'getDataSubjectRequest', { id, token: null });
    for (const { status, body } of [create, retrieve]) {
      expect({ status, body }).toEqual({ status: 403, body: { error: 'Unauthorized' } });
    }
  });
});
