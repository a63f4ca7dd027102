import type { RunResult } from '@direct-mail/conformance';
import { createMock } from '@direct-mail/mock';
import { checks } from '../../../packages/conformance/src/checks/all.ts';
import { against, FULL } from '../../../packages/conformance/test/against.ts';
import { fieldFaults } from './faults-fields.ts';
import { listFaults } from './faults-lists.ts';
import { orderFaults } from './faults-orders.ts';
import { peopleFaults } from './faults-people.ts';
import { pieceFaults } from './faults-pieces.ts';
import { webhookFaults } from './faults-webhook.ts';
import { type Fault, type Json, type Sent, seeded } from './seed.ts';

/** What the control API made inactive, for the fault that lists it. */
const remember = (fault: Fault): Fault =>
  fault.name !== 'inactive campaigns are listed'
    ? fault
    : {
        ...fault,
        alter: async (sent: Sent, pass, tools) => {
          const got = await (fault.alter?.(sent, pass, tools) ?? pass());
          const made = got.json as Json | undefined;
          if (sent.operation === 'control' && sent.method === 'POST' && made?.['active'] === false)
            tools.notes.set('inactive', [
              ...((tools.notes.get('inactive') as Json[]) ?? []),
              { id: made['id'], name: made['name'] },
            ]);
          return got;
        },
      };

export const faults: readonly Fault[] = (
  [...fieldFaults, ...listFaults, ...pieceFaults, ...orderFaults, ...peopleFaults, ...webhookFaults] as readonly Fault[]
).map(remember);

/** The ids of all rules that are checked: a run without the observations. */
export const ruleIds: readonly string[] = [...new Set(checks.map(({ rule }) => rule))];

const failedRules = ({ rules }: RunResult): readonly string[] =>
  rules.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id);

/** The rules that fail when a fault stands between the checks and a mock. */
export async function rulesBrokenBy({ alter, webhook }: Fault): Promise<readonly string[]> {
  const mock = createMock({ seed: 1, now: '2026-06-01T12:00:00Z' });
  const { production, test } = mock.tokens;
  const result = await against({
    mock,
    target: FULL,
    only: ruleIds,
    fetch: (send) => seeded(send, alter, { production, test, notes: new Map() }),
    prepare: (receiver) => {
      if (webhook === undefined) return;
      const { deliveries } = receiver as unknown as { deliveries: unknown[] };
      const put = deliveries.push.bind(deliveries);
      deliveries.push = (...added) => {
        for (const each of added) {
          const seen = webhook(each as never, receiver.deliveries);
          if (seen !== null) put(...[seen].flat());
        }
        return deliveries.length;
      };
    },
  });
  if (result.ended !== null) return [`the run ended: ${result.ended}`];
  return failedRules(result);
}
