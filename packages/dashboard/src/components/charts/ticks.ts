/** Round numbers from 0 to the first one not below `most`, in at most `count` steps; integers if `whole`. */
export function ticksTo(most: number, count: number, whole: boolean): number[] {
  const least = Math.max(most, whole ? 1 : 0.01) / count;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 2.5, 5, 10]
    .map((each) => each * power)
    .find((each) => each >= least && (!whole || each % 1 === 0));
  const size = step ?? Math.max(1, power * 10);
  const steps = Math.max(1, Math.ceil(most / size - 1e-9));
  return Array.from({ length: steps + 1 }, (_, index) => Number((index * size).toPrecision(12)));
}
