import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import type { Mock, MockOptions } from '@direct-mail/mock';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';

const front_html = '<p>Hi</p>';

describe('createMock in a bundle, without the package @direct-mail/previews', () => {
  let code = '';
  beforeAll(async () => {
    const { outputFiles, warnings } = await build({
      entryPoints: [fileURLToPath(new URL('../src/index.ts', import.meta.url))],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'bundle',
      conditions: ['direct-mail-source'],
      alias: {
        '@direct-mail/previews': 'package-that-is-not-installed',
        '@direct-mail/previews/merge-tags': fileURLToPath(
          new URL('../../previews/src/merge-tags/index.ts', import.meta.url),
        ),
        liquidjs: 'liquidjs/dist/liquid.browser.mjs',
      },
      logLevel: 'silent',
    });
    expect(warnings).toEqual([]);
    code = outputFiles[0]?.text ?? '';
  });

  /** As in Jest's jsdom: a global object without `TextDecoder`, `TextEncoder` or `fetch`. */
  const create = (globals: object = {}): Mock => {
    const context = { URL, setTimeout, clearTimeout, setImmediate, console, ...globals };
    const bundle = runInNewContext(`${code};bundle`, context) as { createMock(options: MockOptions): Mock };
    return bundle.createMock({ seed: 1 });
  };

  test('it works, and a picture is refused with the command that installs the package', async () => {
    const mock = create({ TextDecoder, TextEncoder });
    const draft = { format: 'postcard_4x6', front_html } as const;
    await expect(mock.creatives.preview(draft)).rejects.toMatchObject({
      status: 501,
      message: expect.stringContaining('npm i -D @direct-mail/previews'),
    });
  });

  test('it loads, and keeps campaigns, without TextDecoder and TextEncoder', async () => {
    const mock = create();
    const { id } = await mock.campaigns.create({ name: 'C', creatives: [{ name: 'Card', format: 'postcard_4x6' }] });
    expect((await mock.campaigns.retrieve(id)).name).toBe('C');
  });
});
