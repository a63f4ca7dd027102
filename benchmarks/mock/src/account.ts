/** Reset, snapshot and restore, a new sandbox, and thirty days of the clock: milliseconds of processor time, in process. */
import { cpu, type Line, median } from './measure.ts';
import { mailingTo, world } from './world.ts';

async function milliseconds(work: () => Promise<unknown>, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = cpu();
    await work();
    times.push((cpu() - before) / 1000);
  }
  return median(times);
}

export async function accountLines(): Promise<Line[]> {
  const lines: Line[] = [];
  const line = (measure: string, value: number, target: string): void => {
    lines.push({ measure, ours: `${value.toFixed(2)} ms`, peer: '–', ratio: '–', target });
  };
  for (const [size, target] of [
    [500, '0.3 (1) ms'],
    [10_000, '10 (20) ms'],
  ] as const) {
    const { mock, campaign, post } = await world();
    await mock.webhooks.create({ receiver: () => 200 });
    for (let n = 0; n < size; n += 1) await post('/v1/mailing', mailingTo(campaign, n));
    await mock.clock.advance({ days: 2 });
    const rounds = size > 1000 ? 15 : 60;
    let snapshot = await mock.snapshot();
    line(
      `snapshot, ${size} mailings`,
      await milliseconds(async () => {
        snapshot = await mock.snapshot();
      }, rounds),
      target,
    );
    line(`restore, ${size} mailings`, await milliseconds(() => mock.restore(snapshot), rounds), target);
    const resets: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await mock.restore(snapshot);
      resets.push(await milliseconds(() => mock.reset(), 1));
    }
    line(`reset, ${size} mailings`, median(resets), target);
  }
  {
    const { mock } = await world();
    for (let n = 0; n < 50; n += 1) await mock.sandboxes.create({});
    const before = cpu();
    for (let n = 0; n < 1000; n += 1) await mock.sandboxes.create({});
    line('a new sandbox, of a thousand', (cpu() - before) / 1e6, '0.2 (1) ms');
  }
  {
    const times: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const { mock, campaign, post } = await world();
      let events = 0;
      await mock.webhooks.create({
        secret: 's',
        receiver: () => {
          events += 1;
          return 200;
        },
      });
      for (let n = 0; n < 10_000; n += 1) await post('/v1/mailing', mailingTo(campaign, n));
      const before = cpu();
      const report = await mock.clock.advance({ days: 30 });
      times.push((cpu() - before) / 1000);
      if (events < 30_000 || report.deliveries.pending > 0) throw new Error(`only ${events} events were delivered`);
    }
    line('advance 30 days over 10,000 mailings', median(times), '500 (1500) ms');
  }
  return lines;
}

if (process.argv[1] === import.meta.filename) console.table(await accountLines());
