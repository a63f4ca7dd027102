import { asArray, asObject, expectAccepted, expectEqual, expectThat, type Json } from '../service/expect.ts';
import { person } from '../service/pieces.ts';
import type { Service } from '../service/service.ts';
import { Blocked } from '../service/signals.ts';
import { type Check, rule } from './check.ts';
import { accepted, address, CUSTOMERS, full, order, submit } from './orders.ts';

async function customers(service: Service): Promise<Json | undefined> {
  const { body } = await service.call('listAudiences');
  return asArray(body)
    .map(asObject)
    .find(({ name }) => name === CUSTOMERS);
}

/** The audience filled by orders. */
export const orderAudienceChecks: readonly Check[] = [
  rule('order.automatic-audience', full)(
    'submitting an order makes Customers (Orders API)',
    async (service) => {
      await accepted(service, {}, 'an order');
      await service.until(() => customers(service), `the audience ${CUSTOMERS}`);
    },
    { waits: 1 },
  ),
  rule('audience.two-records', full)(
    'an order adds two records to it',
    async (service) => {
      const before = Number((await customers(service))?.['member_count'] ?? 0);
      const sent = order(service, { billing_address: { ...address(service), name: person(service, 'Robin').name } });
      expectAccepted(await submit(service, sent), 'an order');
      const after = await service.until(async () => {
        const count = Number((await customers(service))?.['member_count'] ?? 0);
        return count > before ? count : undefined;
      }, 'the records of the order');
      expectEqual(after - before, 2, 'the number of new records');
    },
    { waits: 2 },
  ),
  rule('audience.no-one-time-send', full, { needs: ['dashboard'] })(
    'it cannot be mailed as a one-time send',
    async (service) => {
      await accepted(service, {}, 'an order');
      const audience = await customers(service);
      const campaign = await service.dashboard?.campaign({
        name: 'Conformance, send',
        creatives: [{ name: 'a', format: 'postcard_4x6' }],
      });
      if (audience === undefined || campaign === undefined) throw new Blocked(`there is no audience ${CUSTOMERS}`);
      const { status } = (await service.dashboard?.call('POST', `/campaigns/${campaign.id}/send`, {
        audience_id: audience['id'],
      })) ?? { status: 0 };
      expectThat(status >= 400 && status < 500, 'the send to be refused', String(status));
    },
  ),
];
