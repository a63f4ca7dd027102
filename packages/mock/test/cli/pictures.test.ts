import { expect, test } from 'vitest';
import { picturesLine } from '../../src/cli/renderer.ts';

test('the server says when it starts that it draws no pictures, and what to install', () => {
  const missing = () => {
    throw new Error("Cannot find package '@direct-mail/previews'");
  };
  expect(picturesLine(missing)).toContain('npm i -D @direct-mail/previews\n');
  expect(picturesLine(() => 'file:///previews')).toBe('');
});
