import { asArray, asObject } from './expect.ts';
import { MADE, type Service } from './service.ts';

/**
 * Attempts of the mock at the run's own receiver that got no response in time, as the mock's log has them: the machine
 * is busy, and what did not come says nothing about the service. Webhooks that were paused for it are resumed. 0 for
 * a service without a control API, whose log cannot be read.
 */
export async function unansweredDeliveries({ dashboard, memory }: Service): Promise<number> {
  if (dashboard === null) return 0;
  let unanswered = 0;
  for (const id of asArray(memory.facts[MADE.webhooks]).map(String)) {
    const { body } = await dashboard.call('GET', `/webhooks/${id}/deliveries`);
    unanswered += asArray(body)
      .flatMap((delivery) => asArray(asObject(delivery)['attempts']).map(asObject))
      .filter((attempt) => attempt['timed_out'] === true).length;
    const { body: webhook } = await dashboard.call('GET', `/webhooks/${id}`);
    if (asObject(webhook)['paused'] !== 'timeouts') continue;
    unanswered += 1;
    await dashboard.call('PATCH', `/webhooks/${id}`, { paused: false });
  }
  return unanswered;
}
