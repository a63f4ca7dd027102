import { campaign, type Project, recipient, strict } from './project.ts';

const vitestTest = `import { intercept } from '@direct-mail/mock/msw';
import { expect, test } from '@direct-mail/mock/vitest';
import { expect as vitests } from 'vitest';

test('a postcard goes out', async ({ mock, mail }) => {
  const { id } = await mock.campaigns.create(${campaign});
  await mail.mailings.create({ campaign_id: id, recipient: ${recipient} });
  await expect(mock).toHaveMailed({ to: 'Ada Lovelace' });
  await vitests(mock).not.toHaveMailed({ to: 'Grace', times: 1 });
  const checked: Promise<void> = vitests(mock).toHaveFilledMergeTags();
  await checked;
});

// @ts-expect-error: matchers that are not typed would let this pass
const wrong = (mock: unknown) => vitests(mock).toHaveMailed({ too: 'Ada' });

test('fetch is answered behind MSW', async ({ mock }) => {
  const stop = await intercept(mock);
  const response = await fetch(mock.baseUrl + '/v1/me', { headers: { Authorization: 'Bearer ' + mock.tokens.production } });
  expect(response.status).toBe(200);
  stop();
});
`;

/** A receiver's assertion fails while no call waits, so the test must fail at its end. */
const unseenFailure = `import { test } from '@direct-mail/mock/vitest';
import { expect } from 'vitest';

test('a receiver asserts', async ({ mock }) => {
  await mock.webhooks.create({ receiver: ({ body }) => expect(JSON.parse(body).event).toBe('never') as never });
});
`;
const mustFail = `import assert from 'node:assert';
import { spawnSync } from 'node:child_process';
const { status, stdout, stderr } = spawnSync('vitest', ['run', '--dir', 'failing'], { encoding: 'utf8', shell: process.platform === 'win32' });
assert.equal(status, 1);
assert.match(stdout + stderr, /expected 'ping' to be 'never'/);
`;

const vitestWith = (vitest: string, msw: string): Project => ({
  name: `vitest ${vitest}, msw ${msw}`,
  ours: ['mock', 'sdk'],
  dependencies: { vitest, msw, typescript: '5.9.3', '@types/node': '24.19.2' },
  manifest: { type: 'module' },
  files: {
    'postcard.test.ts': vitestTest,
    'failing/unseen.test.ts': unseenFailure,
    'must-fail.mjs': mustFail,
    // The declarations of vitest's own tools need these.
    'tsconfig.json': strict('esnext', 'bundler', {
      lib: ['esnext', 'dom', 'dom.iterable'],
      types: ['node'],
      skipLibCheck: false,
    }),
  },
  commands: [
    ['vitest', 'run', 'postcard'],
    ['node', 'must-fail.mjs'],
    ['tsc', '-p', '.'],
  ],
});

/** Every major version of vitest that the peer range allows, with either of MSW. */
export const vitestProjects: readonly Project[] = [
  vitestWith('5.1.0', '3.0.5'),
  vitestWith('4.1.12', '3.0.5'),
  vitestWith('3.2.4', '2.15.0'),
];
