import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const launcher = fileURLToPath(new URL('../../bin/direct-mail-mock.js', import.meta.url));

test('an older Node.js is told which one is needed, not shown a stack', () => {
  const older = `data:text/javascript,${encodeURIComponent(
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } })`,
  )}`;
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', older, launcher], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('needs Node.js 22.13 or newer; this is 20.19.0');
});
