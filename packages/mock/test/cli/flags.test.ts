import { describe, expect, test } from 'vitest';
import { flagNames, readFlags, UsageError } from '../../src/cli/flags.ts';
import { HELP } from '../../src/cli/help.ts';

describe('the command line', () => {
  test('without flags is the documented default', () => {
    expect(readFlags([])).toEqual({
      port: 4010,
      host: '127.0.0.1',
      productionToken: 'live_mock',
      testToken: 'test_mock',
      fixtures: 'demo',
      demo: false,
      seed: '1',
      clock: 'real',
      now: undefined,
      controlToken: undefined,
      dataDir: undefined,
      json: false,
      publicUrl: undefined,
      trustProxy: false,
      renderer: 'auto',
      chromium: undefined,
      chromiumNoSandbox: false,
    });
  });

  test.each([
    [['--port', 'http'], /--port must be a whole number from 0 to 65535, got "http"/],
    [['--port', '65536'], /--port must be/],
    [['--port=-1'], /--port must be/],
    [['--prot', '1'], /--prot/],
    [['4010'], /4010/],
    [['--clock', 'fast'], /--clock must be real, manual or a speed such as 60x, got "fast"/],
    [['--clock', '0x'], /--clock must be/],
    [['--now', 'tomorrow'], /--now must be an ISO 8601 date/],
    [['--host', '0.0.0.0'], /add --control-token/],
    [['--control-token', ''], /--control-token must not be empty/],
    [['--production-token', 'a b'], /--production-token must be printable ASCII without spaces/],
    [['--production-token', 'x', '--test-token', 'x'], /must differ/],
    [['--demo', '--fixtures', 'empty'], /--demo is an account of its own/],
    [['--demo', '--data-dir', 'x'], /--demo is an account of its own/],
    [['--data-dir', ''], /--data-dir must not be empty/],
    [['--renderer', 'chrome'], /--renderer must be auto, takumi or chromium, got "chrome"/],
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

  test('reads a bare date as the start of that day, UTC', () => {
    expect(readFlags(['--now', '2026-12-01'])).toMatchObject({ now: '2026-12-01T00:00:00.000Z' });
  });

  test('--help describes every flag, in lines that fit a terminal', () => {
    expect(readFlags(['--help', '--port', 'x'])).toBe('help');
    expect(readFlags(['-v'])).toBe('version');
    for (const name of flagNames) expect(HELP).toContain(`--${name}`);
    expect(Math.max(...HELP.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  });
});
