import { deleteOrders } from '../checks/orders.ts';
import { asArray } from '../service/expect.ts';
import type { Ports, Target } from '../service/options.ts';
import { ordersOf } from '../service/sent.ts';
import { MADE, type Memory, openService, type Service } from '../service/service.ts';
import { Unreachable } from '../service/signals.ts';
import { interruptible } from './interrupt.ts';

/** Time-outs in milliseconds, for the whole cleanup and for one response: short, because an operator who interrupted is waiting. */
const TIDY_TIME = 30_000;
const TIDY_RESPONSE = 5000;

/**
 * Deletes the run's orders and, in a mock, its webhooks; deactivates its campaigns there when the run is complete. What
 * cannot be deleted stays in the memory, and so in the state file and the result.
 */
export async function tidy(target: Target, ports: Ports, memory: Memory, isWhole: boolean): Promise<void> {
  const made = [...ordersOf(memory), ...asArray(memory.facts[MADE.webhooks]), ...asArray(memory.facts[MADE.campaigns])];
  if (made.length === 0) return;
  const brief = { ...ports, timeout: Math.min(ports.timeout, TIDY_RESPONSE) };
  const over = AbortSignal.timeout(TIDY_TIME);
  try {
    const service = await openService(target, interruptible(brief, over), memory);
    await deleteOrders(service);
    await tidyDashboard(service, isWhole);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
  }
  const left = ordersOf(memory).length;
  if (left > 0)
    ports.note(
      `This run made orders and could not delete ${left} of them; their ids begin with conformance-${memory.run}. Run again with --resume, or delete them.`,
    );
}

async function tidyDashboard({ dashboard, memory: { facts } }: Service, isWhole: boolean): Promise<void> {
  if (dashboard === null) return;
  for (const id of asArray(facts[MADE.webhooks])) await dashboard.call('DELETE', `/webhooks/${String(id)}`);
  // A resumed run has another receiver and creates its webhooks again.
  for (const fact of [MADE.webhooks, 'webhook', 'second webhook']) delete facts[fact];
  if (!isWhole) return;
  for (const id of asArray(facts[MADE.campaigns]))
    await dashboard.call('PATCH', `/campaigns/${String(id)}`, { active: false });
  delete facts[MADE.campaigns];
}
