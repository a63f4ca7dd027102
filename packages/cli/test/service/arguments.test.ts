import { expect, test } from 'vitest';
import { ada, cli, servedMock } from '../support.ts';

test('an option that is given twice is refused: the last would be taken without a word', async () => {
  const { live } = await servedMock();
  const twice: [string[], string][] = [
    [['mailings', 'send', '--campaign', 'a', ...ada, '--campaign', 'b', '--dry-run'], '--campaign'],
    [['send', 'x.csv', '--campaign', 'a', '--campaign=b', '--plan-only'], '--campaign'],
    [['campaigns', 'list', '--base-url', 'https://a.example.com', '--base-url', 'https://b.example.com'], '--base-url'],
    [['runs', 'report', 'x', '-o', 'a.csv', '--output', 'b.csv'], '--output'],
    [['reset', '--fixtures', 'demo', '--fixtures', 'demo'], '--fixtures'],
    [['whoami', '--fields', 'mode', '--fields', 'profile'], '--fields'],
  ];
  for (const [argv, option] of twice) {
    const ran = await cli(argv, { env: live });
    expect({ argv, ...ran }).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(`error: ${option} is given more than once`);
  }
  const wrong = await cli(['reset', '--fixtures', 'dmeo'], { env: live });
  expect(wrong.err).toContain('--fixtures must be one of empty, demo');
});

test('a number that would be rounded is refused, and its value is not repeated; what only looks long is not', async () => {
  const { live } = await servedMock();
  const send = (...argv: string[]) => cli(['api', 'POST', '/v1/order', '--dry-run', ...argv], { env: live });
  const inexact = ['12345678901234567890', '-9007199254740993', '0.12345678901234567890', '1e400', '1e-400'];
  for (const text of inexact) {
    for (const argv of [
      ['--set', `n:=${text}`],
      ['--set', `n:=[{"a":${text}}]`],
      ['--body', `{"n":${text}}`],
    ]) {
      const ran = await send(...argv);
      expect({ argv, ...ran }).toMatchObject({ code: 2, out: '' });
      expect(ran.err).toContain('a number has more digits than can be sent, and would be rounded');
      expect(ran.err).not.toContain(text);
    }
  }
  for (const text of ['0', '-0', '0.0', '1.50', '15e-1', '100', '1E2', '1234567890123456', '9007199254740992', '0.1']) {
    expect({ text, ...(await send('--set', `n:=${text}`)) }).toMatchObject({ code: 0 });
  }
});
