import { UsageError } from '@direct-mail/terminal/failure';
import type { Context } from '../../frame/command.ts';
import { absolute } from '../../frame/output-file.ts';
import { hashColumnOf, memberOf } from '../../lists/member-of.ts';
import { openList } from '../../lists/read-list.ts';
import { shareOf } from '../../requests/share.ts';
import type { Run } from '../../tree/run.ts';

type Simulation = Parameters<Awaited<ReturnType<Context['mock']>>['orders']['simulate']>[0];

export const run: Run<'orders simulate'> = async ({ mock }, input) => {
  const baseline = shareOf(input.values.baseline, '--baseline');
  if (baseline === undefined) throw new UsageError('--baseline: expected the share who order without mail, such as 5%');
  const file = absolute(input.values.people);
  const people = file === undefined ? undefined : await membersOf(file, input);
  const simulation: Simulation = {
    campaign: input.values.campaign ?? '',
    baseline,
    effect: shareOf(input.values.effect, '--effect') ?? 0,
    ...(people !== undefined && { people }),
    ...(input.values.seed !== undefined && { seed: input.values.seed as string }),
  };
  const data = await (await mock()).orders.simulate(simulation);
  return { data, note: 'The orders: direct-mail orders list --json > orders.json' };
};

async function membersOf(file: string, input: Parameters<typeof openList>[1]) {
  const list = await openList(file, input);
  const hash = hashColumnOf(list.columns);
  const members: NonNullable<Simulation['people']>[number][] = [];
  for await (const { values } of list.rows)
    members.push(memberOf(values, list.fields, hash) as (typeof members)[number]);
  return members;
}
