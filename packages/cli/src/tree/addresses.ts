import type { CommandSpec } from '../frame/command.ts';
import { replaceOption } from '../frame/output-file.ts';
import { listOptions } from '../lists/options.ts';
import { queryOptions } from '../requests/query.ts';

export const addressCommands = [
  {
    name: 'addresses standardize',
    summary: 'standardizes an address: what changed, and why; offline',
    needs: 'service',
    arguments: [{ name: '[address]', description: 'the whole address in quotes' }],
    options: [
      ...queryOptions('standardizeAddress', ['full_address']),
      { flags: '--file <file>', description: 'many: one address on a line; - is standard input' },
      { flags: '--remote', description: 'asks the address service' },
    ],
    operations: ['standardizeAddress', 'standardizeAddresses'],
    example: 'direct-mail addresses standardize "1600 amphitheatre pkwy, mountain view ca"',
  },
  {
    name: 'addresses clean',
    summary: 'a CSV file with columns for the standardized addresses, what changed and why; offline',
    needs: 'service',
    arguments: [{ name: '<list>', description: 'a CSV file' }],
    options: [
      { flags: '-o, --output <file>', description: 'where to write it; - is standard output (default: -)' },
      replaceOption,
      { flags: '--remote', description: 'asks the address service' },
      ...listOptions,
    ],
    operations: ['standardizeAddresses'],
    example: 'direct-mail addresses clean people.csv -o clean.csv',
  },
] as const satisfies readonly CommandSpec[];
