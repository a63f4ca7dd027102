import { exampleOrder } from '../../src/pages/orders/example.ts';
import type { Bench } from './bench.ts';
import { pagesOf } from './pages.ts';

const people = [
  {
    first_name: 'Grace',
    last_name: 'Hopper',
    address_1: '350 5th ave',
    city: 'New York',
    state: 'NY',
    postal_code: '10118',
  },
  {
    first_name: 'Alan',
    last_name: 'Turing',
    address_1: 'delivery exception',
    city: 'Chicago',
    state: 'IL',
    postal_code: '60601',
  },
  {
    first_name: 'Katherine',
    last_name: 'Johnson',
    address_1: 'suppressed',
    city: 'Hampton',
    state: 'VA',
    postal_code: '23669',
  },
  {
    first_name: 'Dorothy',
    last_name: 'Vaughan',
    address_1: '233 s wacker dr',
    city: 'Chicago',
    state: 'IL',
    postal_code: '60606',
  },
  {
    first_name: 'Mary',
    last_name: 'Jackson',
    address_1: 'address invalid',
    city: 'Austin',
    state: 'TX',
    postal_code: '78701',
  },
  {
    first_name: 'Margaret',
    last_name: 'Hamilton',
    address_1: '1 infinite loop',
    city: 'Cupertino',
    state: 'CA',
    postal_code: '95014',
  },
];

/** Creates a record for every page; returns the URL of each page. */
export async function fill(bench: Bench): Promise<Record<string, string>> {
  const { mock } = bench;
  await mock.reset();
  await mock.webhooks.create({ url: `${bench.url}/_receiver/200` });
  await mock.webhooks.create({ url: `${bench.url}/_receiver/500` });
  await bench.mail();
  const campaigns = await mock.campaigns.list();
  for (const [index, person] of people.entries()) {
    const campaign = campaigns[index % campaigns.length];
    const reference = `abcdefgh12.${index + 1}.0123456789`;
    const merge_tags = { promo_code: `WARM-${index}`, expires: '2026-12-31', member_number: 40 + index, reference };
    await bench.mail(person, { campaign_id: campaign?.id, merge_tags });
    if (index === 2) await mock.clock.advance({ days: 2 });
  }
  const club = await mock.audiences.create({ name: 'Bread club', description: 'Members since the autumn' });
  const [first, ...others] = people.map(
    (person) => `${person.first_name} ${person.last_name},${person.address_1},${person.postal_code}`,
  );
  await mock.audiences.import(club.id, ['name,address,zip', first, ...others].join('\n'));
  await bench.call('POST', '/v1/order', { ...exampleOrder, order_id: 'order-1042' });
  await bench.call('POST', '/v1/dsr/request', {
    regulation: 'cpra',
    subject_request_id: '6f1c2a9e-3b57-4c0d-9d0e-2f6a8b1c4d5e',
    subject_request_type: 'access',
    submitted_time: '2026-11-20T09:00:00Z',
    subject_identities: [{ identity_type: 'email', identity_format: 'raw', identity_value: 'ada@example.com' }],
  });
  await bench.call('POST', '/v1/mailing', { campaign_id: campaigns[0]?.id }).catch(() => undefined);
  await mock.clock.advance({ hours: 2 });
  await mock.faults.add({ operation: 'createMailing', status: 503, times: 2 });
  return pagesOf(bench.url);
}
