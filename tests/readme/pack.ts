import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runIn } from './start-in.ts';

/** Packs, runs the line that is printed in an empty project, and there calls each package once. */
export async function tryPack(clone: string, command: string): Promise<void> {
  const printed = await runIn(clone, command);
  const [line] = /^npm install (?:.*\\\n)*.*/m.exec(printed) ?? [];
  if (line === undefined) throw new Error('It printed no line that begins with npm install.');
  const project = `${clone}-empty-project`;
  mkdirSync(project);
  await runIn(project, line);
  copyFileSync(new URL('doors.ts', import.meta.url), join(project, 'doors.mts'));
  // The clone's Node.js: four of the packages need 22.13.
  await runIn(project, `PATH='${join(clone, 'node_modules/.bin')}':"$PATH" node doors.mts`);
}
