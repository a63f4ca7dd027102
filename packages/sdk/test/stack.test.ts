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
