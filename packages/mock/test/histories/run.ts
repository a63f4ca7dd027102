import { checkAtTheEnd, checkInvariants } from './invariants.ts';
import { checkMovement, rowsOf } from './movement.ts';
import { carryOut, type Step } from './steps.ts';
import { createWorld } from './world.ts';

/** Lets the steps happen to a new mock. After each, nothing has moved that it is not about; now and then all is looked at. */
export async function runHistory(steps: readonly Step[]): Promise<void> {
  const world = await createWorld();
  let before = await rowsOf(world);
  for (const [n, step] of steps.entries()) {
    const response = await carryOut(world, step);
    const after = await rowsOf(world);
    checkMovement(world, step, response, before, after);
    if (n % 4 === 3) await checkInvariants(world);
    before = after;
  }
  await checkAtTheEnd(world);
}
