import { writeFileSync } from 'node:fs';
import { meantBy, routes } from '@direct-mail/contract';
import { readCommandLine, type Syntax, UsageError, type Values } from '@direct-mail/terminal';
import type { clientOptions } from '@direct-mail/terminal/tables/conformance';
import { CannotStart } from '../client/process.ts';
import { faultNames, runClient } from '../client/run.ts';
import { steps } from '../client/steps.ts';
import { clientTable, isBad } from '../client/table.ts';
import { checkOutputs } from './files.ts';
import { span } from './flags.ts';
import type { Output } from './server.ts';

/** `direct-mail-conformance client -- COMMAND`; returns the exit code, or `help`. */
export async function client(args: readonly string[], { out, err }: Output, syntax: Syntax): Promise<number | 'help'> {
  const input = readCommandLine(args, syntax);
  if (typeof input === 'string') return 'help';
  const flags = input.values as Values<typeof clientOptions>;
  const command = input.args as readonly string[];
  if (flags.steps) {
    for (const { does, operation, asked, responses } of Object.values(steps))
      out(
        [
          `# ${does}${operation === null ? '' : `: ${routes[operation].method} ${routes[operation].path}`}`,
          `> ${JSON.stringify(asked)}`,
          ...responses.map((response) => `< ${JSON.stringify(response)}`),
          '',
        ].join('\n'),
      );
    return 0;
  }
  if (command.length === 0)
    throw new UsageError(
      'client takes a command after --: client -- python my_client.py. What it is asked to do: client --steps',
    );
  const timeout = span('--timeout', flags.timeout);
  if (flags.report !== undefined && !flags.report.endsWith('.json'))
    throw new UsageError(`--report takes a file that ends in .json, not "${flags.report}"`);
  checkOutputs([['report', flags.report]]);
  const only = flags.only === undefined ? undefined : readNames(flags.only);
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  for (const signal of SIGNALS) process.once(signal, stop);
  const cases = await runClient({
    command,
    timeout,
    only,
    note: (text) => err(text),
    signal: stopped.signal,
  })
    .catch((error: unknown) => {
      throw error instanceof CannotStart ? new UsageError(`client -- ${command.join(' ')}: ${error.message}`) : error;
    })
    .finally(() => {
      for (const signal of SIGNALS) process.off(signal, stop);
    });
  if (stopped.signal.aborted) {
    err('interrupted: the client was ended, and nothing is written');
    return 130;
  }
  const json = JSON.stringify(cases, null, 2);
  if (flags.report !== undefined) writeFileSync(flags.report, `${json}\n`);
  out(flags.json ? json : clientTable(cases));
  return cases.some(isBad) ? 1 : 0;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Splits comma-separated fault names, some of which contain commas: the longest known name matches.
 *
 * @throws UsageError for an unknown name
 */
export function readNames(list: string): readonly string[] {
  const parts = list.split(',').map((part) => part.trim());
  const names: string[] = [];
  while (parts.length > 0) {
    const sizes = parts.map((_, index) => parts.length - index);
    const size = sizes.find((each) => faultNames.includes(parts.slice(0, each).join(', ')));
    if (size === undefined) throw unknownName(parts[0] ?? '');
    names.push(parts.splice(0, size).join(', '));
  }
  return names;
}

function unknownName(name: string): UsageError {
  const meant = meantBy(name, faultNames) ?? faultNames.find((each) => name !== '' && each.includes(name));
  return new UsageError(
    `--only: no fault is called "${name}"${meant === undefined ? '' : `; did you mean "${meant}"?`} See --help for the names`,
  );
}
