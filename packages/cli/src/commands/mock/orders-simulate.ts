import type { Run } from '../../frame/command.ts';
import { UsageError } from '../../frame/failure.ts';
import { hashColumnOf, memberOf } from '../../lists/member-of.ts';
import { openList } from '../../lists/read-list.ts';
import { shareOf } from '../../requests/share.ts';

type Simulation = Parameters<Awaited<ReturnType<Parameters<Run>[0]['mock']>>['orders']['simulate']>[0];

export const run: Run = async ({ mock }, input) => {
  const baseline = shareOf(input.text('baseline'), '--baseline');
  if (baseline === undefined) throw new UsageError('--baseline: expected the share who order without mail, such as 5%');
  const file = input.path('people');
  const people = file === undefined ? undefined : await membersOf(file, input);
  const simulation: Simulation = {
    campaign: input.text('campaign') ?? '',
    baseline,
    effect: shareOf(input.text('effect'), '--effect') ?? 0,
    ...(people !== undefined && { people }),
    ...(input.text('seed') !== undefined && { seed: input.text('seed') as string }),
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
