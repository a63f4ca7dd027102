import { expect, test } from 'vitest';
import { cli, servedMock } from '../support.ts';

test('a pipe gets JSON, a terminal a table; NO_COLOR takes the colour away', async () => {
  const { campaign, live } = await servedMock();
  const piped = await cli(['campaigns', 'list'], { env: live });
  expect(piped).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(piped.out)).toEqual([{ id: campaign.id, name: 'Spring' }]);
  const plain = await cli(['campaigns', 'list'], { env: { ...live, NO_COLOR: '1' }, terminal: true });
  expect(plain.out).toBe(`ID                                    NAME\n${campaign.id}  Spring\n`);
  const colored = await cli(['campaigns', 'list'], { env: live, terminal: true });
  expect(colored.out).toContain('\u001b[1m');
});

test('--fields takes fields, dotted ones too, and --json does not swallow the argument behind it', async () => {
  const { campaign, live } = await servedMock();
  const named = await cli(['campaigns', 'get', campaign.id, '--fields', 'name'], { env: live, terminal: true });
  expect(JSON.parse(named.out)).toEqual({ name: 'Spring' });
  const bare = await cli(['campaigns', 'get', '--json', campaign.id], { env: live, terminal: true });
  expect(JSON.parse(bare.out)).toEqual({ id: campaign.id, name: 'Spring' });
  const wrong = await cli(['campaigns', 'get', campaign.id, '--fields', 'nmae'], { env: live });
  expect(wrong).toMatchObject({ code: 2, out: '' });
  expect(wrong.err).toContain('there is no field nmae\nhint: Fields: id, name');
});

test('text of the service cannot command the terminal', async () => {
  const { mock, live } = await servedMock();
  await mock.campaigns.create({ name: 'A\u001b]0;owned\u0007\u001b[31mB\nC' });
  const { out } = await cli(['campaigns', 'list'], { env: { ...live, NO_COLOR: '1' }, terminal: true });
  expect(out.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  expect(out.trimEnd().split('\n')).toHaveLength(3);
});
