import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mockOptions } from '@direct-mail/terminal/tables/mock';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { configSchema } from '../../src/cli/config.ts';
import { flagNames, readFlags, UsageError } from '../../src/cli/flags.ts';
import { helpOf } from '../../src/cli/help.ts';

describe('the command line', () => {
  test('without flags is the documented default', () => {
    expect(readFlags([])).toEqual({
      port: 4010,
      host: '127.0.0.1',
      productionToken: 'live_mock',
      testToken: 'test_mock',
      fixtures: ['demo'],
      demo: false,
      seed: '1',
      clock: 'real',
      now: undefined,
      controlToken: undefined,
      dataDir: undefined,
      watch: false,
      json: false,
      quiet: false,
      publicUrl: undefined,
      trustProxy: false,
      renderer: 'auto',
      chromium: undefined,
      chromiumNoSandbox: false,
      command: [],
      config: null,
    });
  });

  test.each([
    [['--port', 'http'], /--port must be an integer from 0 to 65535, got "http"/],
    [['--port', '65536'], /--port must be/],
    [['--port=-1'], /--port must be/],
    [['--prot', '1'], /^unknown option --prot: did you mean --port\?$/],
    [['--colour'], /--colour/],
    [['4010'], /direct-mail-mock takes no argument; 1 came/],
    [['--clock', 'fast'], /--clock must be real, manual or a speed such as 60x, got "fast"/],
    [['--clock', '0x'], /--clock must be/],
    [['--now', 'tomorrow'], /--now must be an ISO 8601 date/],
    [['--host', '0.0.0.0'], /add --control-token/],
    [['--control-token', ''], /--control-token must not be empty/],
    [['--production-token', 'a b'], /--production-token must be printable ASCII without spaces/],
    [['--production-token', 'x', '--test-token', 'x'], /must differ/],
    [['--demo', '--fixtures', 'empty'], /--demo cannot be combined/],
    [['--demo', '--data-dir', 'x'], /--demo cannot be combined/],
    [['--data-dir', ''], /--data-dir must not be empty/],
    [['--renderer', 'chrome'], /--renderer must be one of auto, takumi, chromium/],
    [['--watch'], /--watch requires a file; add --fixtures FILE/],
    [['--watch', '--fixtures', 'f.json', '--data-dir', 'd'], /cannot be combined/],
    [['--config', 'nowhere.json'], /--config nowhere.json: ENOENT/],
    [['--public-url', 'mail.example'], /--public-url must be an absolute http or https URL/],
    [['--public-url', 'http://a/?x=1'], /--public-url must be/],
  ])('%j is refused with what was expected', (args, message) => {
    expect(() => readFlags(args)).toThrow(UsageError);
    expect(() => readFlags(args)).toThrow(message);
  });

  test('takes the control token from the environment, and lets the network in with one', () => {
    const environment = { DIRECT_MAIL_MOCK_CONTROL_TOKEN: 'secret' };
    expect(readFlags(['--host', '0.0.0.0'], environment)).toMatchObject({ host: '0.0.0.0', controlToken: 'secret' });
    expect(readFlags(['--control-token', 'other'], environment)).toMatchObject({ controlToken: 'other' });
  });

  test('PORT is obeyed, and a flag goes before it', () => {
    expect(readFlags([], { PORT: '4999' })).toMatchObject({ port: 4999 });
    expect(readFlags(['--port', '0'], { PORT: '4999' })).toMatchObject({ port: 0 });
    expect(readFlags([], { PORT: '' })).toMatchObject({ port: 4010 });
    expect(() => readFlags([], { PORT: 'tcp://x' })).toThrow('PORT must be an integer from 0 to 65535');
  });

  test('a config file holds the options under their names; flags and the environment go before it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'direct-mail-config-'));
    const path = join(folder, 'direct-mail.config.json');
    const read = (content: unknown, args: string[] = [], environment = {}) => {
      writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
      return readFlags(['--config', path, ...args], environment);
    };
    const content = {
      $schema: './schema.json',
      port: 4200,
      fixtures: 'mail.json',
      quiet: true,
      seed: 7,
    };
    expect(read(content)).toMatchObject({
      port: 4200,
      fixtures: [join(folder, 'mail.json')],
      config: { path, names: ['port', 'fixtures', 'quiet', 'seed'] },
      quiet: true,
      seed: '7',
    });
    expect(read(content, ['--port', '1', '--fixtures', 'demo'], { PORT: '2' })).toMatchObject({
      port: 1,
      fixtures: ['demo'],
    });
    expect(read(content, [], { PORT: '2' })).toMatchObject({ port: 2 });
    expect(() => read({ prot: 1 })).toThrow(`${path}: unknown option prot: did you mean port?`);
    expect(() => read({ config: 'x' })).toThrow('unknown option config');
    expect(() => read({ quiet: 'yes' })).toThrow('quiet must be true or false');
    expect(() => read({ clock: ['real'] })).toThrow('clock must be a string');
    expect(() => read({ clock: 'fast' })).toThrow('--clock must be real, manual');
    expect(() => read('{')).toThrow('is not JSON');
    expect(() => read([])).toThrow('must contain a JSON object');
  });

  test.each([
    [{ host: '0.0.0.0', 'control-token': 'known' }, /host is not taken from a config file.*give --host$/],
    [{ 'control-token': 'known' }, /give --control-token, or DIRECT_MAIL_MOCK_CONTROL_TOKEN in the environment$/],
    [{ renderer: 'chromium', chromium: './tool.sh' }, /renderer chromium is not taken from a config file/],
    [
      { chromium: './tool.sh' },
      /chromium is not taken from a config file.*give --chromium, or CHROMIUM in the environment/,
    ],
    [{ 'chromium-no-sandbox': true }, /give --chromium-no-sandbox$/],
    [{ 'public-url': 'https://x.example' }, /give --public-url$/],
    [{ 'data-dir': 'data' }, /give --data-dir$/],
    [{ 'trust-proxy': true }, /give --trust-proxy$/],
  ])('N1: a config file runs no program and opens no port: %j', (content, message) => {
    const path = join(mkdtempSync(join(tmpdir(), 'direct-mail-config-')), 'direct-mail.config.json');
    writeFileSync(path, JSON.stringify(content));
    expect(() => readFlags(['--config', path])).toThrow(message);
    expect(new Ajv2020({ strict: false }).compile(configSchema())(content)).toBe(false);
  });

  test('the schema of the config file takes what the command takes, and nothing else', () => {
    const check = new Ajv2020({ strict: false }).compile(configSchema());
    expect(check({ $schema: 'x', port: 0, clock: 'manual', watch: true, fixtures: ['a.json', 'b.json'] })).toBe(true);
    expect(check({ fixtures: 'demo' })).toBe(true);
    for (const wrong of [
      { port: 'x' },
      { port: 70_000 },
      { prot: 1 },
      { quiet: 'yes' },
      { fixtures: [] },
      { 'production-token': 'a b' },
    ]) {
      expect(check(wrong), JSON.stringify(wrong)).toBe(false);
    }
  });

  test('reads a bare date as the start of that day, UTC', () => {
    expect(readFlags(['--now', '2026-12-01'])).toMatchObject({ now: '2026-12-01T00:00:00.000Z' });
  });

  test('--help describes every flag, in lines that fit a terminal', () => {
    expect(readFlags(['--help', '--port', 'x'])).toBe('help');
    expect(readFlags(['-v'])).toBe('version');
    const help = helpOf({ command: 'direct-mail-mock', options: mockOptions }, 'direct-mail-mock', 100);
    for (const name of flagNames) if (name !== 'version') expect(help).toContain(`--${name}`);
    expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  });
});
