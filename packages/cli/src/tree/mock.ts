import type { CommandSpec, OptionSpec } from '../frame/command.ts';
import { replaceOption } from '../frame/output-file.ts';
import { bodyOptions } from '../requests/body.ts';

const option = (flags: string, description: string): OptionSpec => ({ flags, description });

export const mockCommands: readonly CommandSpec[] = [
  {
    name: 'mock',
    summary: 'the whole service as a mock on one port: direct-mail-mock, with its options (direct-mail mock --help)',
    needs: 'nothing',
    arguments: [{ name: '[options...]', description: 'those of direct-mail-mock, and exec -- COMMAND' }],
    example: 'direct-mail mock --fixtures fixtures.json --watch',
    load: () => import('../commands/mock/server.ts'),
  },
  {
    name: 'clock show',
    summary: 'the time of the mock',
    needs: 'mock',
    example: 'direct-mail clock show',
    load: () => import('../commands/mock/clock-show.ts'),
  },
  {
    name: 'clock advance',
    summary: 'advances the clock and runs everything that falls due',
    needs: 'mock',
    arguments: [{ name: '<step>', description: 'a span such as 90s, 3d or 1h30m, or a moment in ISO 8601' }],
    example: 'direct-mail clock advance 3d',
    load: () => import('../commands/mock/clock-advance.ts'),
  },
  {
    name: 'faults add',
    summary:
      'makes calls or webhook deliveries fail on purpose; the first matching rule applies: combine options in one rule to apply several',
    needs: 'mock',
    options: [
      option('--operation <id>', 'only calls of this operation, such as createMailing'),
      option('--recipient <text>', 'only calls whose body holds this text'),
      option('--status <number>', 'responds with this HTTP status'),
      option('--message <text>', 'the message of that response'),
      option('--retry-after <seconds>', 'the Retry-After header of that response'),
      option('--latency <milliseconds>', 'delay before the response'),
      option('--connection <fault>', 'reset, cut or hang'),
      option('--malformed', 'a response whose JSON is truncated'),
      option('--after', 'carries out the request first, so that only the response is lost'),
      option('--times <number>', 'maximum number of times'),
      option('--nth <number>', 'only the n-th match'),
      option('--probability <number>', 'with this probability, 0 to 1'),
      option('--delivery <fault>', 'of webhooks: duplicate, reorder or wrong_signature'),
      option('--event <name>', 'only deliveries of this event'),
      option('--webhook <id>', 'only deliveries to this webhook'),
      option('--wait-seconds <number>', 'how long reorder waits for another event (default: 30 days)'),
      ...bodyOptions,
    ],
    example: 'direct-mail faults add --operation createMailing --status 503 --times 2',
    load: () => import('../commands/mock/faults-add.ts'),
  },
  {
    name: 'faults list',
    summary: 'the fault rules, and how often each was triggered',
    needs: 'mock',
    example: 'direct-mail faults list',
    load: () => import('../commands/mock/faults-list.ts'),
  },
  {
    name: 'faults clear',
    summary: 'removes all fault rules',
    needs: 'mock',
    example: 'direct-mail faults clear',
    load: () => import('../commands/mock/faults-clear.ts'),
  },
  {
    name: 'snapshot save',
    summary: 'saves the account of the mock to a file',
    needs: 'mock',
    arguments: [{ name: '<file>', description: 'the file; - is standard output' }],
    options: [replaceOption],
    example: 'direct-mail snapshot save before.json',
    load: () => import('../commands/mock/snapshot-save.ts'),
  },
  {
    name: 'snapshot load',
    summary: 'restores the mock from a file',
    needs: 'mock',
    arguments: [{ name: '<file>', description: 'the file; - is standard input' }],
    example: 'direct-mail snapshot load before.json',
    load: () => import('../commands/mock/snapshot-load.ts'),
  },
  {
    name: 'reset',
    summary: 'resets the account of the mock',
    needs: 'mock',
    options: [
      {
        flags: '--fixtures <name>',
        description: 'fixture to start from (default: the one the mock was started with)',
        choices: ['empty', 'demo'],
      },
    ],
    example: 'direct-mail reset --fixtures demo',
    load: () => import('../commands/mock/reset.ts'),
  },
  {
    name: 'logs tail',
    summary: 'the latest requests to the mock; with --follow, also new ones',
    needs: 'mock',
    options: [
      option('-f, --follow', 'continues until Ctrl-C'),
      option('-n, --lines <number>', 'number of the latest requests, up to 100 (default: 10)'),
      option('--operation <id>', 'only this operation'),
      option('--status <number>', 'only this status'),
      option('--path <text>', 'only paths that hold this text'),
    ],
    example: 'direct-mail logs tail --follow --status 400',
    load: () => import('../commands/mock/logs-tail.ts'),
  },
];
