import type { RunResult } from '@direct-mail/conformance';
import { createMock } from '@direct-mail/mock';
import { checks } from '../../../packages/conformance/src/checks/all.ts';
import { against, FULL } from '../../../packages/conformance/test/against.ts';
import { readFaults } from './faults-read.ts';
import { webhookFaults } from './faults-webhook.ts';
import { writeFaults } from './faults-write.ts';
import { type Fault, seeded } from './seed.ts';

export const faults: readonly Fault[] = [...readFaults, ...writeFaults, ...webhookFaults];

/** The ids of all rules that are checked: a run without the observations. */
export const ruleIds: readonly string[] = [...new Set(checks.map(({ rule }) => rule))];

export const failedRules = ({ rules }: RunResult): readonly string[] =>
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
