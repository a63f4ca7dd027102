import fc from 'fast-check';
import { call, people, type Received, town, type World } from './world.ts';

/** Something that happens; numbers pick one of what there is. */
export type Step =
  | {
      readonly do: 'mail';
      readonly campaign: number;
      readonly person: number;
      readonly test: boolean;
      readonly days: number | null;
    }
  | { readonly do: 'wrong mail'; readonly kind: number }
  | { readonly do: 'member'; readonly audience: number; readonly person: number; readonly parts: number }
  | { readonly do: 'upload'; readonly from: number }
  | { readonly do: 'send'; readonly campaign: number }
  | { readonly do: 'order' | 'edit' | 'delete'; readonly n: number; readonly person: number; readonly parts: number }
  | { readonly do: 'request'; readonly type: 'access' | 'erasure'; readonly person: number; readonly byEmail: boolean }
  | { readonly do: 'advance'; readonly hours: number }
  | { readonly do: 'move'; readonly mailing: number; readonly to: number }
  | { readonly do: 'read'; readonly path: number }
  | { readonly do: 'change'; readonly what: number }
  | { readonly do: 'restore' };

/** Kinds of steps beside mailing and waiting. */
const KINDS = 13;

/** What one history is about: few, so that the same ones come again. */
const few = fc.record({
  people: fc.uniqueArray(fc.nat(people.length - 1), { minLength: 1, maxLength: 3 }),
  campaigns: fc.uniqueArray(fc.nat(2), { minLength: 1, maxLength: 2 }),
  audience: fc.nat(1),
  kinds: fc.uniqueArray(fc.nat(KINDS - 1), { minLength: 2, maxLength: 5 }),
});

function stepOf(chosen: typeof few extends fc.Arbitrary<infer F> ? F : never): fc.Arbitrary<Step> {
  const person = fc.constantFrom(...chosen.people);
  const campaign = fc.constantFrom(...chosen.campaigns);
  const n = fc.nat(1);
  const parts = fc.integer({ min: 1, max: 7 });
  const days = fc.option(fc.integer({ min: 1, max: 20 }), { nil: null, freq: 4 });
  const kinds: fc.Arbitrary<Step>[] = [
    fc.record({ do: fc.constant('wrong mail' as const), kind: fc.nat(4) }),
    fc.record({ do: fc.constant('member' as const), audience: fc.constant(chosen.audience), person, parts }),
    fc.record({ do: fc.constant('upload' as const), from: person }),
    fc.record({ do: fc.constant('send' as const), campaign }),
    fc.record({ do: fc.constant('order' as const), n, person, parts }),
    fc.record({ do: fc.constantFrom('order' as const, 'edit' as const), n, person, parts }),
    fc.record({ do: fc.constantFrom('order' as const, 'delete' as const), n, person, parts }),
    fc.record({
      do: fc.constant('request' as const),
      type: fc.constant('access' as const),
      person,
      byEmail: fc.boolean(),
    }),
    fc.record({
      do: fc.constant('request' as const),
      type: fc.constant('erasure' as const),
      person,
      byEmail: fc.boolean(),
    }),
    fc.record({ do: fc.constant('move' as const), mailing: fc.nat(20), to: fc.nat(11) }),
    fc.record({ do: fc.constant('read' as const), path: fc.nat(11) }),
    fc.record({ do: fc.constant('change' as const), what: fc.nat(5) }),
    fc.constant({ do: 'restore' as const }),
  ];
  const test = fc.constantFrom(false, false, false, true);
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('mail' as const), campaign, person, test, days }) },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('advance' as const), hours: fc.constantFrom(0.5, 1, 23, 24, 100, 500) }),
    },
    ...chosen.kinds.map((kind) => kinds[kind] as fc.Arbitrary<Step>),
  );
}

/** So many steps, about a few people, campaigns and kinds of steps. */
export const historyOf = (maxLength: number): fc.Arbitrary<Step[]> =>
  few.chain((chosen) => fc.array(stepOf(chosen), { minLength: maxLength / 2, maxLength, size: 'max' }));

export const states =
  'append_failed address_invalid suppressed budget_exceeded credit_balance_exceeded processing mailed delivered delivery_exception failed holdout production'.split(
    ' ',
  );

/** Carries a step out; answers with the response of the API, or null for what is done in the dashboard. */
export async function carryOut(world: World, step: Step): Promise<Received | null> {
  const { mock } = world;
  switch (step.do) {
    case 'mail':
      return mail(world, step);
    case 'wrong mail': {
      const recipient = { full_name: 'Ada Hill', address_1: '1 Main St', ...town };
      const [first = ''] = world.campaigns;
      const bodies = [
        {},
        { campaign_id: 'none', recipient },
        { campaign_id: first, recipient: { ...recipient, postal_code: '9' } },
        { campaign_id: first, recipient, send_at: '2001-01-01' },
        { campaign_id: first, creative_id: 'none', recipient },
      ];
      return call(world, 'POST', '/v1/mailing', bodies[step.kind]);
    }
    case 'member':
      return addMember(world, step);
    case 'upload': {
      const rows = people
        .slice(step.from)
        .map((who) => `${who.name},${who.address_1},94043,${who.email},${who.identifier}`);
      await mock.audiences.import(
        world.audiences[0] as string,
        ['name,address,zip,email,identifier', ...rows].join('\n'),
      );
      return null;
    }
    case 'send': {
      const campaign = world.campaigns[step.campaign] as string;
      const before = new Set((await mock.mailings.list()).map(({ id }) => id));
      await mock.campaigns.send(campaign, world.audiences[0] as string).catch(isRefusal);
      for (const { id, recipient } of (await mock.mailings.list()).filter((each) => !before.has(each.id))) {
        const who = people.findIndex(
          ({ identifier, name }) => identifier === recipient?.identifier || name === recipient?.full_name,
        );
        world.mailings.push({ id, campaign, mode: 'production', person: who });
      }
      return null;
    }
    case 'order':
    case 'edit':
    case 'delete':
      return changeOrder(world, step);
    case 'request':
      return submitRequest(world, step);
    case 'advance':
      await mock.clock.advance({ hours: step.hours });
      return null;
    case 'move': {
      const mailing = world.mailings[step.mailing % Math.max(1, world.mailings.length)];
      if (mailing === undefined) return null;
      // The first state from there on that the mailing may go to, if there is one.
      for (let tried = 0; tried < states.length; tried += 1) {
        const state = states[(step.to + tried) % states.length] as 'failed';
        if (await mock.mailings.transition(mailing.id, state).then(() => true, isRefusal)) return null;
      }
      return null;
    }
    case 'read':
      return call(world, 'GET', paths(world)[step.path] as string);
    case 'change':
      await change(world, step.what);
      return null;
    case 'restore':
      // What is due now has run: an attempt under way would be made twice.
      await mock.clock.advance({ seconds: 0 });
      await mock.restore(JSON.parse(JSON.stringify(await mock.snapshot())));
      return null;
  }
}

/** A refusal of the dashboard is a response; anything else is a mistake. */
function isRefusal(error: unknown): false {
  const { status = 500 } = error as { status?: number };
  if (status >= 500) throw error;
  return false;
}

async function mail(world: World, { campaign, person, test, days }: Extract<Step, { do: 'mail' }>): Promise<Received> {
  const { name: full_name, ...who } = people[person] as (typeof people)[number];
  const mode = test ? 'test' : 'production';
  const campaign_id = world.campaigns[campaign] as string;
  const now = (await world.mock.clock.now()).getTime();
  const send_at = days === null ? {} : { send_at: new Date(now + days * 86_400_000).toISOString() };
  const body = {
    campaign_id,
    recipient: { full_name, ...who, ...town },
    merge_tags: { for: who.identifier },
    ...send_at,
  };
  const response = await call(world, 'POST', '/v1/mailing', body, mode);
  if (response.status === 201) world.mailings.push({ id: response.body.id, campaign: campaign_id, mode, person });
  return response;
}

async function addMember(
  world: World,
  { audience, person, parts }: Extract<Step, { do: 'member' }>,
): Promise<Received> {
  const { name, email, identifier, address_1 } = people[person] as (typeof people)[number];
  const id = world.audiences[audience] as string;
  // Every member carries something that is its person's alone.
  const body = {
    ...(parts & 1 ? { email } : {}),
    ...(parts & 2 || !(parts & 1) ? { identifier } : {}),
    ...(parts & 4 ? { address: { name, address_1, ...town } } : {}),
  };
  const response = await call(world, 'POST', `/v1/audience/${id}`, body);
  if (response.status === 201) world.members.push({ audience: id, id: response.body.id, person });
  return response;
}

async function changeOrder(
  world: World,
  { do: verb, n, person, parts }: Extract<Step, { do: 'order' | 'edit' | 'delete' }>,
): Promise<Received> {
  const order_id = `o-${n}`;
  if (verb === 'delete') {
    const response = await call(world, 'DELETE', `/v1/order/${order_id}`);
    if (response.status === 200) world.orders.delete(order_id);
    return response;
  }
  const { name, email, identifier, address_1 } = people[person] as (typeof people)[number];
  const address = { name, address_1, ...town };
  const values = {
    ...(parts & 1 ? { customer_email: email, customer_id: identifier } : {}),
    ...(parts & 2 ? { shipping_address: address } : {}),
    ...(parts & 4 ? { billing_address: address } : {}),
    total: parts,
  };
  if (verb === 'order') {
    const response = await call(world, 'POST', '/v1/order', { order_id, order_date: '2026-11-01', ...values });
    if (response.status === 201) world.orders.set(order_id, person);
    return response;
  }
  return call(world, 'POST', `/v1/order/${order_id}`, values);
}

async function submitRequest(
  world: World,
  { type, person, byEmail }: Extract<Step, { do: 'request' }>,
): Promise<Received> {
  const { name: full_name, email, address_1 } = people[person] as (typeof people)[number];
  world.made += 1;
  const id = `4f9d2c1b-8a7e-4b6d-9c5f-${String(world.made).padStart(12, '0')}`;
  const value = byEmail ? email : { full_name, address_1, ...town };
  const identity = { identity_type: byEmail ? 'email' : 'address', identity_format: 'raw', identity_value: value };
  const response = await call(world, 'POST', '/v1/dsr/request', {
    regulation: 'cpra',
    subject_request_id: id,
    subject_request_type: type,
    submitted_time: '2026-11-20T08:00:00Z',
    subject_identities: [identity],
  });
  if (response.status === 201) world.requests.push({ id, type, person });
  return response;
}

function paths({ campaigns: [id = ''], mailings, requests }: World): string[] {
  return [
    '/v1/me',
    '/v1/campaigns',
    `/v1/campaign/${id}`,
    `/v1/campaign/${id}/creatives`,
    `/v1/campaign/${id}/mailings?date_field=updated_at&per_page=2`,
    `/v1/mailing/${mailings[0]?.id ?? 'none'}`,
    '/v1/audiences',
    `/v1/dsr/request/${requests[0]?.id ?? 'none'}`,
    '/v1/stats/campaigns',
    `/v1/stats/campaign/${id}`,
    '/v1/standardize?address_line1=1+Main+St&zip_code=94043',
    '/v1/nothing',
  ];
}

async function change(world: World, what: number): Promise<void> {
  const { mock, campaigns } = world;
  const [first = '', second = ''] = campaigns;
  if (what === 0) await mock.campaigns.update(first, { active: false });
  if (what === 1) await mock.campaigns.update(first, { active: true });
  if (what === 2) await mock.campaigns.update(second, { settings: { budget: 5 } });
  if (what === 3) await mock.settings.update({ prices: { postcard_4x6: { first_class: 0.91 } } });
  if (what === 4) await mock.faults.add({ operation: 'createMailing', status: 503, times: 1 });
  if (what === 5) await mock.campaigns.create({ name: `More ${world.made}` });
}
