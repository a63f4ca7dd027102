import { expect, test } from 'vitest';
import { listWorld } from './list-world.ts';

test('the list of a cancelled run is refused, with what to do; nothing is sent', async () => {
  const { mock, send, planned, run } = await listWorld(4);
  const { hash, run: id } = await planned(['--canary', '2']);
  await run([...send, '--canary', '2', '--approve', hash, '--yes']);
  expect(await run(['runs', 'cancel', id])).toMatchObject({ code: 0 });
  for (const how of [['--plan-only'], ['--approve', hash, '--yes']]) {
    const refused = await run([...send, '--canary', '2', ...how]);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.err).toContain(
      `the plan cannot be sent: the run ${id} of this plan was cancelled, with 2 pieces sent and 2 rows not mailed`,
    );
    expect(refused.err).toContain(
      'write its report, direct-mail runs report RUN -o FILE, plan the file of failed rows',
    );
  }
  expect(await mock.mailings.list()).toHaveLength(2);
});

test('rows that a finished run could not mail are a plan of their own: its hash sends them, the former one is refused', async () => {
  const { mock, send, planned, run } = await listWorld(4);
  const { hash, run: id } = await planned();
  await mock.faults.add({ operation: 'createMailing', status: 400, times: 1 });
  expect(await run([...send, '--approve', hash, '--yes'])).not.toMatchObject({ code: 0 });
  const again = await planned();
  expect(again.summary).toMatchObject({ pieces: 1 });
  const former = await run([...send, '--approve', hash, '--yes']);
  expect(former).toMatchObject({ code: 1 });
  expect(former.err).toContain(
    `the approved plan was sent: run ${id}. To mail what it did not (1 row of the list), approve the plan of these rows`,
  );
  const sent = await run([...send, '--approve', again.hash, '--yes']);
  expect(sent).toMatchObject({ code: 0 });
  expect(JSON.parse(sent.out)).toMatchObject({ run: id, state: 'finished', sent: 4 });
  expect(await mock.mailings.list()).toHaveLength(4);
});
