import { campaign, type Project, recipient, strict } from './project.ts';

const required = `const { createMock, MockControlError } = require('@direct-mail/mock');
const { DirectMail, ApiError } = require('@direct-mail/sdk');
const { serve, connectMock } = require('@direct-mail/mock/node');
`;

const jestTest = `${required}
test('a postcard goes out', async () => {
  const mock = createMock();
  const mail = new DirectMail({ ...mock.connection });
  const { id } = await mock.campaigns.create(${campaign});
  const mailing = await mail.mailings.create({ campaign_id: id, recipient: ${recipient} });
  expect((await mail.mailings.waitFor(mailing.id, { states: ['delivered'] })).state).toBe('delivered');
  await expect(mail.mailings.retrieve('nothing')).rejects.toBeInstanceOf(ApiError);
  await expect(mock.mailings.transition(mailing.id, 'processing')).rejects.toBeInstanceOf(MockControlError);
});

test('it listens', async () => {
  const { url, close } = await serve(createMock(), { port: 0 });
  expect(await connectMock(url).clock.retrieve()).toMatchObject({ mode: 'manual' });
  await close();
});
`;

const jestMatchers = `${required}
require('@direct-mail/mock/jest');
test('the matchers', async () => {
  const mock = createMock();
  const mail = new DirectMail({ ...mock.connection });
  await expect(expect(mock).toHaveFilledMergeTags()).rejects.toThrow('no mailings were created');
  const { id } = await mock.campaigns.create(${campaign});
  await mail.mailings.create({ campaign_id: id, recipient: ${recipient} });
  await expect(mock).toHaveMailed({ to: 'Ada Lovelace', times: 1 });
  await expect(mock).not.toHaveMailed({ to: 'Grace' });
  await expect(mock).toHaveFilledMergeTags();
  await expect(expect(mock).toHaveMailed({ to: 'Grace' })).rejects.toThrow('expected a mailing like');
  await mock.webhooks.create({ receiver: ({ body }) => expect(JSON.parse(body).event).toBe('never') });
  await expect(mock.clock.advance({ seconds: 0 })).rejects.toThrow('Expected: "never"');
});
`;

const jestTypes = `import type { Mock } from '@direct-mail/mock';
import '@direct-mail/mock/jest';

export async function check(mock: Mock): Promise<void> {
  const checked: Promise<void> = expect(mock).toHaveMailed({ to: 'Ada' });
  await checked;
  await expect(mock).not.toHaveFilledMergeTags();
  // @ts-expect-error: no such field
  await expect(mock).toHaveMailed({ too: 'Ada' });
}
`;

/** The mock under Jest, and the types of its matchers. */
export const jestProjects: readonly Project[] = [
  {
    name: 'Jest 30, CommonJS',
    ours: ['mock', 'sdk'],
    dependencies: { jest: '30.5.2' },
    files: { 'postcard.test.js': jestTest, 'matchers.test.js': jestMatchers },
    commands: [['jest', '--forceExit']],
  },
  {
    name: 'Jest with jsdom: the mock can be required',
    ours: ['mock'],
    dependencies: { jest: '30.5.2', 'jest-environment-jsdom': '30.5.2' },
    files: {
      'page.test.js': `/** @jest-environment jsdom */\ntest('loads', () => { expect(require('@direct-mail/mock').createMock().tokens.test).toBe('test_mock'); });\n`,
    },
    commands: [['jest']],
  },
  ...[
    { types: '@types/jest', version: '30.0.0', head: '' },
    { types: '@jest/globals', version: '30.5.2', head: `import { expect } from '@jest/globals';\n` },
  ].map(
    ({ types, version, head }): Project => ({
      name: `the types of Jest's matchers, ${types}`,
      ours: ['mock', 'sdk'],
      dependencies: { typescript: '5.9.3', [types]: version, '@types/node': '24.19.2' },
      files: {
        'check.mts': head + jestTypes,
        'check.cts': head + jestTypes,
        'tsconfig.json': strict('node16', 'node16', {
          types: types === '@types/jest' ? ['node', 'jest'] : ['node'],
          lib: ['esnext', 'dom', 'dom.iterable'],
          skipLibCheck: false,
        }),
      },
      commands: [['tsc', '-p', '.']],
    }),
  ),
];
