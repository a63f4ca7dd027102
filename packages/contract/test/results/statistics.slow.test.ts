import { afterAll, describe, expect, test } from 'vitest';
import { bootstrap, newcombe, randomOf } from '../../src/words/results/statistics.ts';

const EXPERIMENTS = 10_000;
const lines: string[] = [];
afterAll(() => console.log(lines.join('\n')));

function binomial(people: number, rate: number, random: () => number): number {
  let buyers = 0;
  for (let person = 0; person < people; person += 1) if (random() < rate) buyers += 1;
  return buyers;
}

/** Shares of simulated experiments: whose interval holds the true difference, and which say that it worked. */
function simulated(people: number, others: number, rate: number, other: number) {
  const random = randomOf(99);
  let [held, claimed] = [0, 0];
  for (let experiment = 0; experiment < EXPERIMENTS; experiment += 1) {
    const mailed = { people, buyers: binomial(people, rate, random) };
    const { low, high } = newcombe(mailed, { people: others, buyers: binomial(others, other, random) });
    if (low <= rate - other && rate - other <= high) held += 1;
    if (low > 0) claimed += 1;
  }
  lines.push(
    `${people} at ${rate} against ${others} at ${other}: ${((held / EXPERIMENTS) * 100).toFixed(2)} % of the intervals hold the difference`,
  );
  return { coverage: held / EXPERIMENTS, claimed: claimed / EXPERIMENTS };
}

describe('results: 10,000 simulated experiments each', () => {
  test.each([
    [500, 500, 0.02, 0.02],
    [500, 500, 0.05, 0.02],
    [500, 500, 0.05, 0.05],
    [500, 500, 0.1, 0.1],
    [500, 500, 0.2, 0.15],
    [500, 500, 0.2, 0.2],
    [2_000, 500, 0.02, 0.02],
    [2_000, 500, 0.05, 0.02],
    [2_000, 500, 0.2, 0.2],
    [9_000, 1_000, 0.03, 0.02],
  ])('%d and %d people at %d and %d: 94 to 96 of 100 intervals hold the difference', (people, others, rate, other) => {
    const { coverage, claimed } = simulated(people, others, rate, other);
    expect(coverage).toBeGreaterThanOrEqual(0.94);
    expect(coverage).toBeLessThanOrEqual(0.96);
    // Where the mail does nothing, "it worked" is said in 2.5 of 100, and what chance adds to 10,000 experiments.
    if (rate === other) expect(claimed).toBeLessThanOrEqual(0.025 + 3 * Math.sqrt((0.025 * 0.975) / EXPERIMENTS));
  });

  test.each([
    [500, 500, 0.004, 0.002],
    [500, 500, 0.01, 0.01],
    [5_000, 500, 0.005, 0.005],
  ])('%d and %d people at the rarer %d and %d: at least 94', (people, others, rate, other) => {
    expect(simulated(people, others, rate, other).coverage).toBeGreaterThanOrEqual(0.94);
  });
});

test('results: the coverage of revenue, whose interval is a bootstrap, is printed', () => {
  const random = randomOf(7);
  // Amounts with a long tail, as orders have them.
  const amount = (): number => 20 + 15 * Math.exp(random() + random() + random());
  const mean = 20 + 15 * (Math.E - 1) ** 3;
  for (const [people, others, rate, other] of [
    [1_000, 500, 0.08, 0.05],
    [2_000, 500, 0.05, 0.05],
  ] as const) {
    let held = 0;
    const experiments = 500;
    for (let experiment = 0; experiment < experiments; experiment += 1) {
      const drawn = (all: number, share: number) => ({
        people: all,
        amounts: Array.from({ length: binomial(all, share, random) }, amount),
      });
      const { low, high } = bootstrap(drawn(people, rate), drawn(others, other), experiment);
      if (low <= mean * (rate - other) && mean * (rate - other) <= high) held += 1;
    }
    lines.push(
      `revenue of ${people} at ${rate} against ${others} at ${other}: ${((held / experiments) * 100).toFixed(1)} %`,
    );
    expect(held / experiments).toBeGreaterThan(0.9);
  }
});
