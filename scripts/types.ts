/**
 * Checks the types of all four programs with one checker each: several would each infer zod's types again, which took twice
 * the processor time. Unchanged files are not checked again (the cache is in node_modules).
 */
import { run } from './run.ts';

const programs = {
  node: 'tsconfig.json',
  pure: 'tsconfig.pure.json',
  web: 'tsconfig.web.json',
  dashboard: 'packages/dashboard/tsconfig.json',
};

let failed = false;
for (const [name, project] of Object.entries(programs)) {
  const cache = `node_modules/.cache/types/${name}.tsbuildinfo`;
  const code = await run(`tsc -p ${project} --checkers 1 --incremental --tsBuildInfoFile ${cache}`);
  failed ||= code !== 0;
}
if (failed) process.exitCode = 1;
