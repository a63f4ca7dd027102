import { expect, test } from 'vitest';
import { picturesFor, picturesLine } from '../../src/cli/renderer.ts';

test('the server says when it starts that it draws no pictures, and what to install', () => {
  const missing = () => {
    throw new Error("Cannot find package '@direct-mail/previews'");
  };
  expect(picturesLine(missing)).toContain('npm i -D @direct-mail/previews\n');
  expect(picturesLine(() => 'file:///previews')).toBe('');
});

test('--renderer chromium without the package that draws says what to install, and no path of this machine', async () => {
  const missing = () =>
    Promise.reject(new Error("Cannot find package '@direct-mail/previews' imported from /home/ada/x.js"));
  const flags = { renderer: 'chromium', chromium: undefined, chromiumNoSandbox: false, clock: 'real' } as const;
  const refused = expect(picturesFor(flags, { beside: false, environment: {} }, missing)).rejects;
  await refused.toThrow(
    /^--renderer chromium: .*which is not installed\. In a project: npm i -D @direct-mail\/previews/,
  );
  await expect(picturesFor(flags, { beside: false, environment: {} }, missing)).rejects.not.toThrow('/home');
});
