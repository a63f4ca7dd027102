import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

/** A package without a driver, and a folder that somebody sent, with a driver that leaves a mark when it is loaded. */
function folders(): { readonly program: string; readonly sent: string; readonly mark: string } {
  const folder = mkdtempSync(join(tmpdir(), 'driver-'));
  const [program, sent, mark] = [join(folder, 'package'), join(folder, 'sent'), join(folder, 'mark')];
  const driver = join(sent, 'node_modules/playwright-core');
  for (const made of [program, driver]) mkdirSync(made, { recursive: true });
  const source = fileURLToPath(new URL('../../src/chromium/find-chromium.ts', import.meta.url));
  cpSync(source, join(program, 'find-chromium.ts'));
  writeFileSync(join(driver, 'package.json'), '{ "name": "playwright-core", "main": "index.js" }');
  const says = `require('node:fs').writeFileSync(${JSON.stringify(mark)}, process.env.DIRECT_MAIL_TOKEN ?? '');`;
  writeFileSync(join(driver, 'index.js'), `${says} exports.chromium = { executablePath: () => '' };`);
  return { program, sent, mark };
}

function find({ program, sent }: ReturnType<typeof folders>, asked: boolean): string {
  const module = pathToFileURL(join(program, 'find-chromium.ts')).href;
  const code = `import { findChromium } from '${module}';
    const found = await findChromium({ sandbox: false }, ${asked}); console.log(JSON.stringify(found));`;
  const flags = ['--no-warnings', '--experimental-strip-types', '--input-type=module', '--eval', code];
  const env = { ...process.env, DIRECT_MAIL_TOKEN: 'live_secret', CHROMIUM: '' };
  return execFileSync(process.execPath, flags, { cwd: sent, encoding: 'utf8', env });
}

test.each([
  ['chromium-1255/chrome-linux64/chrome', 'chrome-headless-shell-linux64/chrome-headless-shell'],
  [
    'chromium-1255/chrome-mac-arm64/Chrome.app/Contents/MacOS/Chrome',
    'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  ],
  ['chromium-1255/chrome-win64/chrome.exe', 'chrome-headless-shell-win64/chrome-headless-shell.exe'],
])('the browser without a window, which prints faster, is preferred: beside %s', (own, shell) => {
  const made = folders();
  const browsers = join(made.sent, 'browsers');
  writeFileSync(
    join(made.sent, 'node_modules/playwright-core/index.js'),
    `exports.chromium = { executablePath: () => ${JSON.stringify(join(browsers, own))} };`,
  );
  const places = [own, join('chromium_headless_shell-1255', shell)].map((place) => join(browsers, place));
  for (const place of places) {
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, '');
    expect(JSON.parse(find(made, true))).toMatchObject({ path: place });
  }
});

test('N2: a driver in the current folder is not loaded unless Chromium was asked for by name', () => {
  const made = folders();
  expect(find(made, false)).toContain('playwright-core, which drives Chromium, is not installed here');
  expect(existsSync(made.mark)).toBe(false);
  find(made, true);
  expect(existsSync(made.mark)).toBe(true);
});
