import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { DirectMail } from '@direct-mail/sdk';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { fileOf } from '../tests/readme/readme.ts';

/** The README's examples, as they stand there. */
const folder = new URL('../.readme-examples/', import.meta.url);
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
mkdirSync(folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  scripts: { try: string };
};

/** Under a name that is no test's: it is imported, not collected. */
function example(name: string): Promise<Record<string, unknown>> {
  const file = new URL(name.replace('.test.', '-test.'), folder);
  writeFileSync(file, fileOf(name));
  return import(/* @vite-ignore */ file.pathname) as Promise<Record<string, unknown>>;
}

describe('the README', () => {
  test('sends a postcard as it says', async () => {
    const mock = createMock({ fixtures: 'demo' });
    const { url, close } = await serve(mock);
    vi.stubEnv('DIRECT_MAIL_BASE_URL', url);
    vi.stubEnv('DIRECT_MAIL_TOKEN', mock.tokens.production);
    const log = vi.spyOn(console, 'log').mockReturnValue();
    await example('try.ts');
    expect(log).toHaveBeenCalledWith(expect.any(String), 'processing', expect.stringContaining('/front.png'));
    expect(await mock.mailings.list({ to: 'Ada' })).toMatchObject([{ merge_tags: { promo_code: 'HELLO10' } }]);
    await close();
  });

  test('sends it by the one command that it names, from a clone that was never built', () => {
    const file = new URL('try.ts', folder);
    writeFileSync(file, fileOf('try.ts'));
    expect(readme).toContain('`npm run try -- try.ts`');
    const [program = '', ...words] = manifest.scripts.try.split(' ');
    const { stdout, stderr } = spawnSync(program, [...words, fileURLToPath(file)], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      encoding: 'utf8',
    });
    expect(stdout, stderr).toMatch(/ processing http:\/\/\S+\/front\.png\n$/);
  });

  test('takes its figures, and those of the comparison, from the page on performance', () => {
    const performance = readFileSync(new URL('performance.md', import.meta.url), 'utf8');
    const comparison = readFileSync(new URL('comparison.md', import.meta.url), 'utf8');
    const figures = `${readme}${comparison}`.match(/\b\d{1,3},\d{3}\b|\b\d+ µs/g) ?? [];
    expect(figures.length).toBeGreaterThan(5);
    expect(figures.filter((figure) => !performance.includes(figure))).toEqual([]);
  });

  test('is one screen and a half', () => {
    expect(readme.split('\n').length).toBeLessThan(90);
  });
});

const mockReadme = readFileSync(new URL('../packages/mock/README.md', import.meta.url), 'utf8');
const mockBlock = (fence: string): string =>
  [...mockReadme.matchAll(new RegExp(`\`\`\`${fence}\\n(.*?)\\n\`\`\``, 'gs'))].map(([, code]) => code).join('\n');

test('the examples in the README of @direct-mail/mock run, one after the other', async () => {
  const file = new URL('mock-package.ts', folder);
  writeFileSync(file, mockBlock('ts'));
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await import(/* @vite-ignore */ file.pathname);
  expect(log.mock.calls).toContainEqual([
    expect.arrayContaining(['ping', 'mailed', 'delivery_exception', 'delivered']),
    expect.anything(),
  ]);
  expect(log.mock.calls).toContainEqual(['ping', expect.any(String)]);
});

// The examples for Vitest and Jest are tests themselves: running them adds them here.
writeFileSync(new URL('mock-vitest.ts', folder), mockBlock('ts test'));
await import(/* @vite-ignore */ new URL('mock-vitest.ts', folder).pathname);
const modules: Readonly<Record<string, unknown>> = {
  '@direct-mail/mock': { createMock },
  '@direct-mail/sdk': { DirectMail },
  '@direct-mail/mock/jest': {}, // adds the matchers that the block above already added
};
compileFunction(mockBlock('js'), ['require', 'test', 'expect'])((name: string) => modules[name], test, expect);

// It is a test itself: importing it adds it here.
await example('try.test.ts');
