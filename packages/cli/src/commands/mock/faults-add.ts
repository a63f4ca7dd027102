import { routes, webhookEventNames } from '@direct-mail/contract';
import type { FaultRule } from '@direct-mail/mock';
import type { Context, Run } from '../../frame/command.ts';
import { UsageError } from '../../frame/failure.ts';
import type { Input } from '../../frame/input/input.ts';
import { needKnown } from '../../frame/need-known.ts';
import { readBody } from '../../requests/body.ts';

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

export const run: Run = async (context: Context, input) => {
  const rule: Record<string, unknown> = await readBody<Record<string, unknown>>(undefined, input, context.io);
  for (const [field, kind] of Object.entries(ruleFields)) {
    const value = readValue(input, field.replaceAll('_', '-'), kind);
    if (value !== undefined) rule[field] = value;
  }
  needKnown('operation', 'operation', input.text('operation'), Object.keys(routes));
  needKnown('event', 'event', input.text('event'), webhookEventNames);
  const control = await context.mock();
  // The mock checks the rule and says what it expected.
  const added = await control.faults.add(rule as FaultRule);
  const before = (await control.faults.list()).filter(({ id }) => id !== added.id);
  const note = `Of several rules the first that matches acts, alone; before this one there are ${before.length}: direct-mail faults list`;
  return { data: added, ...(before.length > 0 && { note }) };
};

function readValue(input: Input, option: string, kind: Kind): unknown {
  if (kind === 'flag') return input.flag(option) || undefined;
  if (kind === 'whole') return input.count(option, 0);
  const text = input.text(option);
  if (text === undefined || kind === 'text') return text;
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(value)) throw new UsageError(`--${option} must be a number`);
  return value;
}
