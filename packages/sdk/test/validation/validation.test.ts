import { describe, expect, test } from 'vitest';
import { type DirectMail, ValidationError } from '../../src/index.ts';
import { requestValidator } from '../../src/validation/index.ts';
import { failure, json, mailing, scripted } from '../support/client.ts';

const recipient = { address_1: '1 Main St', city: 'Springfield', state: 'IL', postal_code: '62701' };

async function issuesOf(run: (mail: DirectMail) => PromiseLike<unknown>): Promise<ValidationError['issues']> {
  const { mail, seen } = scripted([json(200, {})], { validate: requestValidator });
  const error = await failure(run(mail));
  expect(error).toBeInstanceOf(ValidationError);
  expect(error).toMatchObject({ outcome: 'not_sent', attempts: 0 });
  expect(seen).toHaveLength(0);
  return (error as ValidationError).issues;
}

describe('all faults at once, each with its path, nothing sent', () => {
  test('a mailing', async () => {
    const issues = await issuesOf((mail) =>
      mail.mailings.create({ campaign_id: '', recipient: { ...recipient, postal_code: '62' }, send_at: 'tomorrow' }),
    );
    expect(issues.map(({ path }) => path).sort()).toEqual(['campaign_id', 'recipient.postal_code', 'send_at']);
    expect(issues.find(({ path }) => path === 'recipient.postal_code')?.message).toContain(
      'recipient.postal_code must have at least 3 characters',
    );
  });

  test('D56: a misspelt field, with the one that was meant: the service would take the piece without it', async () => {
    const sent = {
      campaign_id: 'c1',
      sendAt: '2030-01-01',
      recipient: { ...recipient, adress_2: 'Apt 4' },
      merge_tags: { any: 1 },
    };
    const issues = await issuesOf((mail) => mail.mailings.create(sent as never));
    expect(issues).toEqual([
      { path: 'sendAt', message: 'unknown field sendAt: did you mean send_at?' },
      { path: 'recipient.adress_2', message: 'unknown field recipient.adress_2: did you mean address_2?' },
    ]);
  });

  test('an order: the at-least-one rule, and the limits of metadata', async () => {
    const metadata = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`key${index}`, 'x'.repeat(201)]));
    const order = { order_id: 'o1', order_date: '2026-11-20', metadata };
    const issues = await issuesOf((mail) => mail.orders.create(order as never));
    const words = issues.map(({ message }) => message).join('\n');
    expect(words).toContain('at least one of shipping_address, billing_address, customer_email_sha256, customer_email');
    expect(words).toContain('at most 10 keys');
    expect(issues.length).toBeGreaterThan(10);
  });

  test('an audience member, a data subject request, an address of a batch', async () => {
    await issuesOf((mail) => mail.audiences.addMember('a1', {} as never));
    await issuesOf((mail) => mail.dataSubjectRequests.create({ regulation: 'gdpr' } as never));
    const inputs = [{ full_address: 'x' }, { city: 5 }];
    expect((await issuesOf((mail) => mail.addresses.standardizeMany(inputs as never)))[0]?.path).toMatch(/^1/);
  });

  test('spec "Limits": a query, of a page for instance', async () => {
    expect((await issuesOf((mail) => mail.stats.campaigns({ per_page: 31 })))[0]?.path).toBe('per_page');
    await issuesOf((mail) => mail.campaigns.listMailings('c1', { page: 0 }));
  });

  test('spec "Campaign statistics": start_date must be less than or equal to end_date', async () => {
    const window = { start_date: '2026-11-21', end_date: '2026-11-20' };
    expect((await issuesOf((mail) => mail.stats.campaigns(window)))[0]?.message).toContain('start_date');
    expect((await issuesOf((mail) => mail.stats.campaign('c1', window)))[0]?.message).toContain('start_date');
    const { mail } = scripted([json(200, {})], { validate: requestValidator });
    await mail.stats.campaign('c1', { start_date: '2026-11-20T23:00:00', end_date: '2026-11-20' });
    await mail.stats.campaign('c1', { start_date: '2026-11-20T23:00:00-08:00' });
  });

  test('no message shows a value', async () => {
    const issues = await issuesOf((mail) =>
      mail.mailings.create({ campaign_id: 'c1', recipient: { ...recipient, email: 'ada at example.com' } }),
    );
    expect(JSON.stringify(issues)).not.toContain('ada');
  });

  test('a valid body is sent; one with a field newer than this version goes by request', async () => {
    const { mail, seen } = scripted([json(201, mailing()), json(200, []), json(201, {})], {
      validate: requestValidator,
    });
    await mail.mailings.create({ campaign_id: 'c1', recipient, merge_tags: { any: { name: 1 } } });
    await mail.campaigns.listMailings('c1', { page: 2, start_date: undefined } as never);
    await mail.request('POST', '/v1/mailing', { body: { campaign_id: 'c1', recipient, later: 'field' } });
    expect(seen).toHaveLength(3);
  });

  test('without a validator nothing is checked', async () => {
    const { mail, seen } = scripted([json(201, mailing())]);
    await mail.mailings.create({} as never);
    expect(seen).toHaveLength(1);
  });
});
