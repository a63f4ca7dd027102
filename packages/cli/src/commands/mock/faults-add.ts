import { routes, webhookEventNames } from '@direct-mail/contract';
import type { FaultRule } from '@direct-mail/mock';
import { camelCase } from '@direct-mail/terminal';
import { UsageError } from '@direct-mail/terminal/failure';
import type { Context } from '../../frame/command.ts';
import { needKnown } from '../../frame/need-known.ts';
import { readBody } from '../../requests/body.ts';
import type { InputOf, Run } from '../../tree/run.ts';

type Kind = 'text' | 'whole' | 'number' | 'flag';

/** Every field of a rule, checked for completeness by the compiler: each is an option. */
export const ruleFields: Readonly<Record<keyof FaultRule, Kind>> = {
  operation: 'text',
  recipient: 'text',
  status: 'whole',
  message: 'text',
  retry_after: 'whole',
  latency: 'number',
  connection: 'text',
  malformed: 'flag',
  after: 'flag',
  times: 'whole',
  nth: 'whole',
  probability: 'number',
  delivery: 'text',
  event: 'text',
  webhook: 'text',
  wait_seconds: 'number',
};

export const run: Run<'faults add'> = async (context: Context, input) => {
  const rule: Record<string, unknown> = await readBody<Record<string, unknown>>(undefined, input, context.io);
  for (const [field, kind] of Object.entries(ruleFields)) {
    const value = readValue(input, field.replaceAll('_', '-'), kind);
    if (value !== undefined) rule[field] = value;
  }
  needKnown('operation', 'operation', input.values.operation, Object.keys(routes));
  needKnown('event', 'event', input.values.event, webhookEventNames);
  const control = await context.mock();
  // The mock checks the rule and says what it expected.
  const added = await control.faults.add(rule as FaultRule);
  const before = (await control.faults.list()).filter(({ id }) => id !== added.id);
  const note = `Of several rules the first that matches acts, alone; before this one there are ${before.length}: direct-mail faults list`;
  return { data: added, ...(before.length > 0 && { note }) };
};

function readValue(input: InputOf<'faults add'>, option: string, kind: Kind): unknown {
  const typed = (input.values as Readonly<Record<string, unknown>>)[camelCase(option)];
  if (kind === 'flag') return typed || undefined;
  if (typeof typed !== 'string' || kind !== 'number') return typed;
  const value = typed.trim() === '' ? Number.NaN : Number(typed);
  if (!Number.isFinite(value)) throw new UsageError(`--${option} must be a number`);
  return value;
}
