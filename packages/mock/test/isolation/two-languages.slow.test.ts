import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { connectMock } from '@direct-mail/mock/node';
import { DirectMail } from '@direct-mail/sdk';
import { expect, test } from 'vitest';
import { startServer } from '../cli/process.ts';
import { ada } from '../support.ts';

const script = fileURLToPath(new URL('../../../../examples/recipes/two-suites.sh', import.meta.url));

function curlSuite(url: string): Promise<string> {
  const child = spawn('bash', [script], { env: { ...process.env, DIRECT_MAIL_BASE_URL: url, MAILINGS: '10' } });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(`${code}: ${printed.trim()}`)));
}

async function sdkSuite(url: string): Promise<string[]> {
  const { id, production_token: production } = await connectMock(url).sandboxes.create();
  const mock = connectMock(url, { sandbox: id, tokens: { production } });
  const mail = new DirectMail({ ...mock.connection });
  const { id: campaign_id } = await mock.campaigns.create({
    name: 'SDK',
    creatives: [{ name: 'Card', format: 'postcard_4x6' }],
  });
  for (let n = 0; n < 50; n += 1) {
    await mail.mailings.create({ campaign_id, recipient: { ...ada, first_name: 'Sdk' } });
  }
  await mock.clock.advance({ days: 1 });
  return (await mock.mailings.list()).map(({ state, recipient }) => `${recipient?.first_name} ${state}`);
}

test('two suites in different languages, one of them plain curl, run side by side against one server', async () => {
  const server = await startServer(['--clock', 'manual', '--fixtures', 'empty']);
  const results = await Promise.all([curlSuite(server.url), sdkSuite(server.url), curlSuite(server.url)]);
  const fromCurl = '0: 10 delivered, 0 of others';
  expect(results).toEqual([fromCurl, Array.from({ length: 50 }, () => 'Sdk mailed'), fromCurl]);
  expect(await connectMock(server.url).mailings.list()).toEqual([]);
  await server.end('SIGTERM');
});
