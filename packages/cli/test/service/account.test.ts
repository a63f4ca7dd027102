import { expect, test } from 'vitest';
import { cli, servedMock } from '../support.ts';

test('orders, audiences, privacy and statistics', async () => {
  const { mock, live } = await servedMock();
  const set = (...fields: string[]): string[] => fields.flatMap((field) => ['--set', field]);
  const run = async (...argv: string[]): Promise<unknown> => {
    const ran = await cli(argv, { env: live, mock });
    expect(ran).toMatchObject({ code: 0, err: '' });
    return JSON.parse(ran.out);
  };
  const fields = set(
    'order_id=A1',
    'order_date=2026-11-20',
    'customer_email=ada@example.com',
    'metadata.new_buyer:=true',
  );
  expect(await run('orders', 'submit', ...fields)).toMatchObject({ order_id: 'A1', metadata: { new_buyer: true } });
  expect(await run('orders', 'edit', 'A1', ...set('total:=12.5'))).toMatchObject({ total: 12.5 });
  expect(await run('orders', 'get', 'A1')).toMatchObject({ order_id: 'A1', total: 12.5 });
  expect(await cli(['orders', 'get', 'A'], { env: live, mock })).toMatchObject({ code: 1, out: '' });
  expect(await run('orders', 'delete', 'A1')).toEqual({ order_id: 'A1', deleted: true });
  const { id } = await mock.audiences.create({ name: 'Friends' });
  expect(await run('audiences', 'add', id, '--identifier', 'ada')).toMatchObject({ id: expect.any(String) });
  expect(await run('audiences', 'list', '--fields', 'name')).toContainEqual({ name: 'Friends' });
  const access = await run('privacy', 'access', '--email', 'ada@example.com');
  const { subject_request_id } = access as { subject_request_id: string };
  expect(await run('privacy', 'get', subject_request_id)).toMatchObject({ request_status: 'pending' });
  expect(await cli(['privacy', 'erase', '--email', 'ada@example.com'], { env: live })).toMatchObject({
    code: 2,
    out: '',
  });
  expect(await run('privacy', 'erase', '--email', 'ada@example.com', '--yes')).toMatchObject({ result: 'pending' });
  expect(await run('stats', '--month', '2026-11')).toEqual([]);
  const nobody = await cli(['privacy', 'access'], { env: live, mock });
  expect(nobody).toMatchObject({ code: 1, out: '' });
});

test('api: a raw call with the same token; what is not a GET asks like any other', async () => {
  const { live, campaign } = await servedMock();
  const got = await cli(['api', 'GET', `/v1/campaign/${campaign.id}`], { env: live });
  expect(JSON.parse(got.out)).toEqual({ id: campaign.id, name: 'Spring' });
  const posted = await cli(['api', 'POST', '/v1//mailing', '--body', '{}'], { env: live });
  expect(posted).toMatchObject({ code: 2, out: '' });
});

test('addresses standardize works offline, and with --remote', async () => {
  const { live } = await servedMock();
  const address = '1600 amphitheatre pkwy, mountain view ca';
  const offline = await cli(['addresses', 'standardize', address]);
  expect(JSON.parse(offline.out)).toMatchObject({
    address_line1: '1600 AMPHITHEATRE PKWY',
    zip_code: '94043',
    deliverable: true,
  });
  const remote = await cli(['addresses', 'standardize', address, '--remote'], { env: live });
  expect(JSON.parse(remote.out)).toMatchObject({ address_line1: '1600 AMPHITHEATRE PKWY', zip_code: '94043' });
  const many = await cli(['addresses', 'standardize', '--file', '-'], { stdin: `${address}\n\n${address}\n` });
  expect(JSON.parse(many.out)).toHaveLength(2);
});
