/** What the steps send, and how they read a response. */
import assert from 'node:assert/strict';
import type { Received } from './driver.ts';
import type { World } from './world.ts';

export const ada = {
  full_name: 'Ada Lovelace',
  address_1: '1600 Amphitheatre Pkwy',
  city: 'Mountain View',
  state: 'CA',
  postal_code: '94043',
};
/** What must be encoded in a path; a letter beyond ASCII, too. */
export const ORDER = 'A/10 01?#%2F é';
export const REQUEST = '4f9d2c1b-8a7e-4b6d-9c5f-3e2d1c0b9a8f';

export async function body<Body, Refusal>(call: Promise<Received<Body, Refusal>>, status = 200): Promise<Body> {
  const response = await call;
  assert.equal(response.status, status, JSON.stringify(response.body));
  assert(response.ok);
  return response.body;
}

export async function refusal<Body, Refusal>(call: Promise<Received<Body, Refusal>>, status: number): Promise<Refusal> {
  const response = await call;
  assert.equal(response.status, status, JSON.stringify(response.body));
  assert(!response.ok);
  return response.body;
}

/** The state that a mailing to Ada has after an hour. */
export async function stateAfterAnHour({ mock, driver, careful }: World): Promise<string> {
  const { id } = await body(driver.createMailing({ campaign_id: careful, recipient: ada }), 201);
  await mock.clock.advance({ hours: 1 });
  return (await body(driver.getMailing(id))).state;
}

export async function members({ driver }: World, name: string): Promise<number | undefined> {
  return (await body(driver.listAudiences())).find((audience) => audience.name === name)?.member_count;
}
