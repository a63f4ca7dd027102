import type { FaultRule } from '@direct-mail/mock';
import type { Run } from '../../frame/command.ts';
import { readBody } from '../../requests/body.ts';

const numbers = ['status', 'times', 'nth', 'latency', 'retry-after'] as const;
const texts = ['operation', 'recipient', 'message', 'connection', 'delivery', 'event', 'webhook'] as const;

export const run: Run = async ({ mock, io }, input) => {
  const rule: Record<string, unknown> = await readBody<Record<string, unknown>>(input, io);
  for (const name of texts) if (input.text(name) !== undefined) rule[name] = input.text(name);
  for (const name of numbers) {
    const value = input.count(name, 0);
    if (value !== undefined) rule[name.replaceAll('-', '_')] = value;
  }
  const probability = input.text('probability');
  if (probability !== undefined) rule['probability'] = Number(probability);
  if (input.flag('after')) rule['after'] = true;
  // The mock checks the rule, and says what it expected.
  return { data: await (await mock()).faults.add(rule as FaultRule) };
};
