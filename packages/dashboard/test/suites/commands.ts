import { exec } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Bench } from '../support/bench.ts';

/** Runs a copied command without any variable set; asynchronous, since the server is in this process. */
function run(command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    exec(`${command} -s -w '\\n%{http_code}'`, { env: { PATH: process.env['PATH'] ?? '' } }, (error, stdout) =>
      error === null ? resolve(stdout.split('\n').at(-1) ?? '') : reject(error),
    );
  });
}

export function commands(bench: Bench): void {
  test.for([
    ['/orders', '201'],
    ['/privacy', '201'],
    ['/requests', '200'],
    ['/', '201'],
  ] as const)('the command that fills the page %s works as it is copied', async ([path, status]) => {
    const { page } = await bench.open(path);
    const command = page.getByRole('region', { name: 'Command' });
    await expect.poll(() => command.innerText()).toContain('Authorization: Bearer live_mock');
    expect(await run(await command.innerText())).toBe(status);
    await command.waitFor({ state: 'hidden' });
  });

  test('a copied request works again, with its original token', async () => {
    await bench.call('GET', '/v1/me');
    const { page } = await bench.open('/requests');
    await page.getByRole('link', { name: 'GET /v1/me' }).click();
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    expect(await run(await page.evaluate(() => navigator.clipboard.readText()))).toBe('200');
  });
}
