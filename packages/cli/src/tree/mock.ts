import { execArguments, mockOptions, mockSummaries } from '@direct-mail/terminal/tables/mock';
import type { CommandSpec } from '../frame/command.ts';
import { replaceOption } from '../frame/output-file.ts';
import { bodyOptions } from '../requests/body.ts';

const option = <const Flags extends string>(flags: Flags, description: string) => ({ flags, description, least: 0 });

export const mockCommands = [
  {
    name: 'mock',
    summary: mockSummaries.serve,
    needs: 'nothing',
    options: mockOptions,
    isProgram: true,
    example: 'direct-mail mock --fixtures fixtures.json --watch',
  },
  {
    name: 'mock exec',
    summary: mockSummaries.exec,
    needs: 'nothing',
    arguments: execArguments,
    options: mockOptions,
    isProgram: true,
    example: 'direct-mail mock exec -- npm test',
  },
  {
    name: 'clock show',
    summary: 'the time of the mock',
    needs: 'mock',
    example: 'direct-mail clock show',
  },
  {
    name: 'clock advance',
    summary: 'advances the clock and runs everything that falls due',
    needs: 'mock',
    arguments: [{ name: '<step>', description: 'a span such as 90s, 3d or 1h30m, or a moment in ISO 8601' }],
    example: 'direct-mail clock advance 3d',
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
      option('--retry-after <number>', 'the Retry-After header of that response'),
      option('--latency <milliseconds>', 'delay before the response'),
      option('--connection <fault>', 'reset, cut or hang'),
      option('--malformed', 'a response whose JSON is truncated'),
      option('--after', 'carries out the request first, so that only the response is lost'),
      option('--times <number>', 'maximum number of times'),
      option('--nth <number>', 'only the n-th match'),
      option('--probability <share>', 'with this probability, 0 to 1'),
      option('--delivery <fault>', 'of webhooks: duplicate, reorder or wrong_signature'),
      option('--event <name>', 'only deliveries of this event'),
      option('--webhook <id>', 'only deliveries to this webhook'),
      option('--wait-seconds <seconds>', 'how long reorder waits for another event (default: 30 days)'),
      ...bodyOptions,
    ],
    example: 'direct-mail faults add --operation createMailing --status 503 --times 2',
  },
  {
    name: 'faults list',
    summary: 'the fault rules, and how often each was triggered',
    needs: 'mock',
    example: 'direct-mail faults list',
  },
  {
    name: 'faults clear',
    summary: 'removes all fault rules',
    needs: 'mock',
    example: 'direct-mail faults clear',
  },
  {
    name: 'snapshot save',
    summary: 'saves the account of the mock to a file',
    needs: 'mock',
    arguments: [{ name: '<file>', description: 'the file; - is standard output' }],
    options: [replaceOption],
    example: 'direct-mail snapshot save before.json',
  },
  {
    name: 'snapshot load',
    summary: 'restores the mock from a file',
    needs: 'mock',
    arguments: [{ name: '<file>', description: 'the file; - is standard input' }],
    example: 'direct-mail snapshot load before.json',
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
  },
  {
    name: 'logs tail',
    summary: 'the latest requests to the mock; with --follow, also new ones',
    needs: 'mock',
    options: [
      option('-f, --follow', 'continues until Ctrl-C'),
      option('-n, --lines <number>', 'number of the latest requests, up to 100 (default: 10)'),
      option('--operation <id>', 'only this operation'),
      { ...option('--status <number>', 'only this status'), least: 100 },
      option('--path <text>', 'only paths that hold this text'),
    ],
    example: 'direct-mail logs tail --follow --status 400',
  },
] as const satisfies readonly CommandSpec[];
