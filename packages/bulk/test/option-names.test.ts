import { expect, test } from 'vitest';
import {
  Bulk,
  type BulkOptions,
  BulkWorker,
  type PlanRequest,
  postgresLedger,
  readCsv,
  type SendRequest,
} from '../src/index.ts';
import { createWorld, people } from './world.ts';

test('a misspelt option is refused with what was meant, and nothing is planned or sent', async () => {
  const world = await createWorld();
  const rows = readCsv(world.file('people.csv', people(3)));
  const planned = (more: object) => world.bulk.plan({ campaignId: world.campaign, rows, ...more } as PlanRequest);
  const wrong: readonly (readonly [object, string])[] = [
    [{ holdOuts: 0.1 }, 'plan: unknown option holdOuts: did you mean holdout?'],
    [{ supress: 'out.csv' }, 'plan: unknown option supress: did you mean suppress?'],
    [{ not_within: 3 }, 'plan: unknown option not_within: did you mean notWithinDays?'],
    [{ maxCost: 5 }, 'plan: unknown option maxCost: expected one of campaignId, '],
    [{ limits: { max_cost: 5 } }, 'plan, limits: unknown option max_cost: did you mean maxCost?'],
    [{ limits: { maxPeices: 5 } }, 'plan, limits: unknown option maxPeices: did you mean maxPieces?'],
    [{ limits: 5 }, 'limits must be { maxCost, maxPieces }'],
    [{ notWithinDays: '3' }, 'notWithinDays must be a number of days above 0'],
  ];
  for (const [more, message] of wrong) await expect(planned(more)).rejects.toThrow(message);
  await expect(world.bulk.plan(undefined as unknown as PlanRequest)).rejects.toThrow('plan needs { campaignId, rows }');
  await expect(world.bulk.plan({ campaignId: 'c' } as PlanRequest)).rejects.toThrow('rows must be readCsv(path)');
  expect(await world.bulk.runs()).toEqual([]);

  const { hash } = await planned({});
  await expect(world.bulk.send(hash, { cannary: 1 } as SendRequest)).rejects.toThrow(
    'send: unknown option cannary: did you mean canary?',
  );
  expect(await world.mock.mailings.list()).toHaveLength(0);

  const made = (more: object) => new Bulk({ client: world.mail, ledger: world.ledger, ...more } as BulkOptions);
  expect(() => made({ lookup_client: world.mail })).toThrow(
    'new Bulk: unknown option lookup_client: did you mean lookupClient?',
  );
  expect(() => made({ ledger: { kind: 'sqlite', open: async () => {} } })).toThrow(
    'new Bulk needs a ledger: sqliteLedger(',
  );
  expect(() => made({ timing: { setle: 5 } })).toThrow('timing: unknown option setle: did you mean settle?');

  const run = await world.bulk.send(hash, { rate: 1000 });
  await run.settled();
  const each: readonly (readonly [() => Promise<unknown>, string])[] = [
    [() => run.report('r.csv', { faild: 'f.csv' } as object), 'report: unknown option faild: did you mean failed?'],
    [() => run.resume({ whoo: 'Ada' } as object), 'resume: unknown option whoo: did you mean who?'],
    [() => run.resolve('drop', { row: [1] } as object), 'resolve: unknown option row: did you mean rows?'],
    [() => run.progress({ evry: 5 } as object).next(), 'progress: unknown option evry: did you mean every?'],
    [() => world.bulk.erase({ emial: 'a@b.c' } as object), 'erase: unknown option emial: did you mean email?'],
    [() => world.bulk.erase({ email: 'nobody' }), 'erase: email must be an e-mail address'],
  ];
  for (const [call, message] of each) await expect(call()).rejects.toThrow(message);
  const ledger = postgresLedger('postgres://localhost/none');
  const worker = { client: world.mail, ledger, patiense: 5 };
  expect(() => new BulkWorker(worker)).toThrow('new BulkWorker: unknown option patiense: did you mean patience?');
  expect(() => postgresLedger('postgres://localhost/none', { shema: 'x' } as object)).toThrow('unknown option shema');
  expect(() => readCsv('p.csv', { delimeter: ';' } as object)).toThrow('did you mean delimiter?');
});
