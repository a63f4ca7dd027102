import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runClient } from '../src/client/run.ts';
import { clientTable } from '../src/client/table.ts';

const FEW = [
  'nothing goes wrong',
  'reset after it was done',
  '502 without a body, done',
  'redirect to another host',
  'a webhook twice',
  'a webhook with a forged signature',
];

const drive = (file: string) =>
  runClient({
    command: [
      process.execPath,
      '--conditions=direct-mail-source',
      fileURLToPath(new URL(`clients/${file}.ts`, import.meta.url)),
    ],
    timeout: 25_000,
    only: FEW,
  });

const verdicts = async (file: string) =>
  Object.fromEntries((await drive(file)).map(({ step, fault, verdict }) => [`${step}: ${fault}`, verdict]));

describe('client', () => {
  test('our SDK prints nothing twice and tells no lie', async () => {
    const cases = await drive('sdk');
    expect(cases.filter(({ verdict }) => verdict !== 'right' && verdict !== 'unsure')).toEqual([]);
    expect(cases.length).toBeGreaterThan(8);
  });

  test('axios with retries prints a piece twice, and is told so', async () => {
    expect(await verdicts('axios')).toMatchObject({
      'create: nothing goes wrong': 'right',
      'create: reset after it was done': 'twice',
      'create: 502 without a body, done': 'twice',
      'read: 502 without a body, done': 'right',
      'webhook: a webhook twice': 'twice',
    });
  });

  test('a command that is no client is told from one that is wrong', async () => {
    const cases = await runClient({
      command: [process.execPath, '-e', 'process.exit(3)'],
      timeout: 5000,
      only: ['nothing goes wrong'],
    });
    expect(cases.every(({ verdict, why }) => verdict === 'crashed' && why.includes('3'))).toBe(true);
    expect(clientTable(cases)).toContain('crashed');
  });
});
