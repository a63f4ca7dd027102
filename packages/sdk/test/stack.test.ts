import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { json, networkFault, scripted } from './support/client.ts';

/** An error that comes after a turn of the event loop, as every real one does. */
const later = (step: Response | Error) => async (): Promise<Response> => {
  await new Promise((resolve) => setTimeout(resolve, 1));
  if (step instanceof Error) throw step;
  return step;
};

type Mail = ReturnType<typeof scripted>['mail'];

const calls: Record<string, (mail: Mail) => Promise<unknown>> = {
  'a call': async function myOwnLine(mail) {
    return await mail.mailings.retrieve('m');
  },
  'a call with its response': async function myOwnLine(mail) {
    return await mail.mailings.retrieve('m').withResponse();
  },
  'a page': async function myOwnLine(mail) {
    return await mail.campaigns.listMailings('c');
  },
  'a walk over pages': async function myOwnLine(mail) {
    for await (const item of mail.campaigns.listMailings('c')) return item;
    return undefined;
  },
  find: async function myOwnLine(mail) {
    return await mail.mailings.find('c', { since: '2026-11-20' });
  },
  waitFor: async function myOwnLine(mail) {
    return await mail.mailings.waitFor('m');
  },
  'a batch of addresses': async function myOwnLine(mail) {
    return await mail.addresses.standardizeMany([{ full_address: '1 Main St' }]);
  },
  request: async function myOwnLine(mail) {
    return await mail.request('GET', '/v1/me');
  },
};

describe('the stack of an error names the line that awaits the call', () => {
  for (const [what, run] of Object.entries(calls)) {
    test.each([
      ['a response', json(404, {})],
      ['a lost connection', networkFault('ECONNRESET', 'read')],
    ])(`${what}: %s`, async (_, step) => {
      const { mail } = scripted([later(step)], { maxRetries: 0 });
      const error = (await run(mail).catch((thrown: unknown) => thrown)) as Error;
      expect(error.stack).toMatch(/at (async )?myOwnLine .*stack\.test\.ts/);
    });
  }
});

describe('the stack of a call that is refused before it is sent names the caller within four lines', () => {
  const refused: Record<string, (mail: Mail) => Promise<unknown>> = {
    'a path segment': async function myOwnLine(mail) {
      return await mail.mailings.retrieve('..');
    },
    'a missing value of a path': async function myOwnLine(mail) {
      return await mail.request('GET', '/v1/campaign/{id}');
    },
    'a value that JSON would lose': async function myOwnLine(mail) {
      return await mail.orders.create({
        order_id: 'a',
        order_date: '2026-11-20',
        customer_email: 'a@b.c',
        total: Number.NaN,
      });
    },
    'an option': async function myOwnLine(mail) {
      return await mail.organization.retrieve({ timeot: 5 } as never);
    },
    'a token function that throws': async function myOwnLine(mail) {
      const token = (): string => {
        throw new Error('vault');
      };
      return await mail.withOptions({ token }).organization.retrieve();
    },
  };
  test.each(Object.entries(refused))('%s', async (_what, run) => {
    const { mail } = scripted([json(200, {})]);
    const error = (await run(mail).catch((thrown: unknown) => thrown)) as Error;
    const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
    expect(frames.findIndex((frame) => frame.includes('myOwnLine'))).toBeGreaterThanOrEqual(0);
    expect(frames.findIndex((frame) => frame.includes('myOwnLine'))).toBeLessThan(4);
  });
});

test('an uncaught error prints its class, its message and the line of the caller, in few lines', () => {
  const program = `
    import { DirectMail } from '@direct-mail/sdk';
    const mail = new DirectMail({ token: 't', baseUrl: 'http://127.0.0.1:1', maxRetries: 0 });
    async function sendWelcome() { await mail.mailings.create({ campaign_id: 'c', recipient: { email: 'a@b.c' } }); }
    await sendWelcome();`;
  const flags = ['--conditions=direct-mail-source', '--input-type=module', '-e', program];
  const { stderr, status } = spawnSync(process.execPath, flags, { cwd: import.meta.dirname, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('\nConnectionError: createMailing: could not connect (bad port)\n');
  expect(stderr).toContain('async sendWelcome');
  expect(stderr.length).toBeLessThan(2_500);
});
