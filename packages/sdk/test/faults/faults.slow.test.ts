import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CallError, type CallOptions, DirectMail } from '../../src/index.ts';
import { mailing } from '../support/client.ts';
import { type FaultServer, referenceHeader, startFaultServer } from './fault-server.ts';
import { type FaultName, faultNames, faultOf } from './faults.ts';
import { describeReport, proveNoSecondPostcard } from './prove.ts';

const request = {
  campaign_id: 'c1',
  recipient: { address_1: '1 Main St', city: 'Springfield', state: 'IL', postal_code: '62701' },
};

describe('design "A retry must never print a second postcard": each fault, then success, over real connections', () => {
  let server: FaultServer;
  let mail: DirectMail;

  beforeAll(async () => {
    const plan = (reference: string, attempt: number) => {
      const fault = attempt === 1 ? (reference.split('/')[1] as FaultName) : 'success';
      return { fault, done: faultOf(fault).done !== 'never' };
    };
    server = await startFaultServer(plan, JSON.stringify(mailing()));
    const { url: baseUrl, fetch } = server;
    mail = new DirectMail({ token: 't', baseUrl, fetch, sleep: () => Promise.resolve() });
  });
  afterAll(() => server.close());

  /** The faults a call met, and how it ended. */
  async function play(operation: string, fault: FaultName, run: (options: CallOptions) => PromiseLike<unknown>) {
    const reference = `${operation}/${fault}`;
    let error: unknown;
    try {
      // Short only where the timeout is the fault: on a busy machine a response may take its time.
      await run({ headers: { [referenceHeader]: reference }, timeout: fault.includes('hang') ? 500 : 20_000 });
    } catch (thrown) {
      error = thrown;
    }
    if (error !== undefined) expect(error).toBeInstanceOf(CallError);
    const attempts = server.met.get(reference)?.length;
    return { attempts, done: server.done.get(reference) ?? 0, outcome: (error as CallError | undefined)?.outcome };
  }

  test.each(faultNames)('createMailing, which must not be repeated: %s', async (fault) => {
    const { outcome, again, done } = faultOf(fault);
    const end = await play('createMailing', fault, (options) => mail.mailings.create(request, options));
    if (again || fault === 'success') expect(end).toEqual({ attempts: again ? 2 : 1, done: 1, outcome: undefined });
    else expect(end).toEqual({ attempts: 1, done: done === 'never' ? 0 : 1, outcome });
  });

  const refused: FaultName[] = ['400', '403', '307 to where it would be done', '302 to a page', '303 to what was made'];
  const repeatable: [string, (options: CallOptions) => PromiseLike<unknown>][] = [
    ['getMailing', (options) => mail.mailings.retrieve('m1', options)],
    ['updateOrder', (options) => mail.orders.update('o1', { total: 1 }, options)],
    ['deleteOrder', (options) => mail.orders.delete('o1', options)],
  ];

  test.each(repeatable)('%s, which may be repeated: all but what was refused ends well', async (operation, run) => {
    for (const fault of faultNames) {
      const { attempts, outcome } = await play(operation, fault, run);
      const nothingIsFine =
        fault === 'a success without an id' || (fault === 'an empty success' && operation !== 'getMailing');
      if (refused.includes(fault)) expect([fault, attempts, outcome]).toEqual([fault, 1, faultOf(fault).outcome]);
      else {
        // On a busy machine the response to the second request may come after the short timeout, too.
        const counted = fault.includes('hang') ? Math.min(attempts ?? 0, 2) : attempts;
        expect([fault, counted, outcome]).toEqual([fault, fault === 'success' || nothingIsFine ? 1 : 2, undefined]);
      }
    }
  });

  test('no redirect was followed', () => {
    expect(server.strays).toEqual([]);
  });
});

// "npm run proof" does the same with 10,000 calls; this is what every change can afford.
test('400 Create Mailer calls under random faults: none is made twice, and each outcome is right', {
  timeout: 120_000,
}, async () => {
  // On a busy machine, one second ended nearly every attempt, and the other faults never came.
  const report = await proveNoSecondPostcard({ calls: 400, seed: 20261120, timeout: 5_000 });
  const summary = describeReport(report);
  expect(report.twice, summary).toEqual([]);
  expect(report.wrong, summary).toEqual([]);
  // The faults really happened.
  for (const count of Object.values(report.outcomes)) expect(count, summary).toBeGreaterThan(3);
  expect(report.unknownButMade, summary).toBeGreaterThan(3);
});
