/** Runs the flows with both clients and prints what came of each step, as JSON: what `section.ts` starts. */
import type { Connect } from './driver.ts';
import { connectHey } from './hey.ts';
import { connectKubb } from './kubb.ts';
import { type Kept, steps } from './steps.ts';
import { makeWorld } from './world.ts';

/** The name of each step that failed, with the reason. */
async function failures(connect: Connect): Promise<string[]> {
  const failed: string[] = [];
  const world = await makeWorld(connect);
  const kept: Kept = { mailing: '' };
  try {
    for (const step of steps) {
      try {
        await step.run(world, kept);
      } catch (error) {
        failed.push(`${step.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      }
    }
  } finally {
    await world.close();
  }
  return failed;
}

const report = {
  steps: steps.length,
  hey: await failures(connectHey),
  kubb: await failures(connectKubb),
};
console.log(JSON.stringify(report));
