import { DirectMail } from '@direct-mail/sdk';
import { expect, onTestFinished, test } from 'vitest';
import { createMock } from '../../src/index.ts';
import { serve } from '../../src/node.ts';

test('GET /_mock/metrics: mailings by state, requests, deliveries and the clock of an account, kept as they change', async () => {
  const mock = createMock({ seed: 1, clock: 'manual', fixtures: 'demo' });
  const { url, close } = await serve(mock);
  onTestFinished(close);
  await mock.webhooks.create({ receiver: () => 200 });
  const [campaign] = await mock.campaigns.list();
  const mail = new DirectMail(mock.connection);
  const recipient = { address_1: '1600 Amphitheatre Pkwy', city: 'Mountain View', state: 'CA', postal_code: '94043' };
  for (let at = 0; at < 3; at += 1) await mail.mailings.create({ campaign_id: campaign?.id ?? '', recipient });
  await mail.mailings.retrieve('nothing').catch(() => undefined);
  const read = async () => {
    const response = await fetch(`${url}/_mock/metrics`);
    expect(response.headers.get('content-type')).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
    return response.text();
  };
  expect(await read()).toContain('direct_mail_mock_mailings{state="processing"} 3\n');
  await mock.clock.advance({ days: 6 });
  const text = await read();
  expect(text).toContain('direct_mail_mock_mailings{state="processing"} 0\n');
  expect(text).toContain('direct_mail_mock_mailings{state="delivered"} 3\n');
  expect(text).toContain('direct_mail_mock_requests_total{operation="createMailing",status="201"} 3\n');
  expect(text).toContain('direct_mail_mock_requests_total{operation="getMailing",status="404"} 1\n');
  // A ping, and three events of each mailing.
  expect(text).toContain('direct_mail_mock_deliveries{status="delivered"} 10\n');
  expect(text).toMatch(/direct_mail_mock_clock_seconds\{mode="manual"\} \d+(\.\d+)?\n# EOF\n$/);
  expect(text).not.toContain('Amphitheatre');

  const snapshot = await mock.snapshot();
  await mock.reset({ fixtures: 'empty' });
  expect(await read()).not.toContain('createMailing');
  await mock.restore(snapshot);
  expect(await read()).toContain('direct_mail_mock_mailings{state="delivered"} 3\n');
  expect((await fetch(`${url}/_mock/metrics`, { headers: { 'x-mock-sandbox': 'nothing' } })).status).toBe(404);
});
