import { fileURLToPath } from 'node:url';
import type { ProofLine, Section } from '../section.ts';
import { compiledWith, parseExamples, writeExamples } from './examples.ts';
import { installGenerators, orThrow, run } from './generate.ts';

const COMPILER = fileURLToPath(new URL('../../../node_modules/@typescript/native/bin/tsc', import.meta.url));
const GENERATORS = { hey: '@hey-api/openapi-ts', kubb: 'kubb' } as const;
type Generator = keyof typeof GENERATORS;

/** What `flows/main.ts` prints: how many steps there are, and those that failed, with the reason. */
type Report = Readonly<Record<Generator, readonly string[]>> & { readonly steps: number };

/**
 * Clients that others generate from our document: generated, compiled, and run through the main flows over HTTP. Long runs
 * only: what they need is an install of its own, made from its lock file when it is missing.
 */
export const clientsSection: Section = async ({ short }) => {
  if (short) return [];
  await installGenerators();
  orThrow(await run(process.execPath, ['--run', 'generate']));
  const examples = await writeExamples();
  const compiled = await run(process.execPath, [COMPILER, '-p', 'tsconfig.json', '--pretty', 'false']);
  const all = compiled.text.split('\n').filter((line) => line.includes('error TS'));
  if (!compiled.ok && all.length === 0) orThrow(compiled);
  const ofExamples = all.filter((line) => line.startsWith('generated/examples.'));
  const errors = all.filter((line) => !ofExamples.includes(line));
  for (const each of ofExamples) console.error(each);
  const flows = orThrow(await run(process.execPath, ['--conditions=direct-mail-source', 'flows/main.ts']));
  const report = JSON.parse(flows) as Report;
  const lines = (Object.keys(GENERATORS) as Generator[]).map((key): ProofLine => {
    const failed = report[key];
    const untyped = errors.filter((line) => concerns(line, key));
    for (const each of [...failed, ...untyped]) console.error(`${GENERATORS[key]}: ${each}`);
    return {
      check: `Clients: what ${GENERATORS[key]} makes of the document compiles strictly and runs the main flows`,
      tried: `${report.steps} steps over HTTP`,
      result: `${report.steps - failed.length} passed, ${failed.length} failed, ${untyped.length} type errors`,
      ok: failed.length === 0 && untyped.length === 0,
    };
  });
  lines.push({
    check: `Clients: the document's examples compile, and without a required field they do not, with the types of ${compiledWith.join(', ')}`,
    tried: `${examples} examples of every operation`,
    result: `${ofExamples.length} type errors`,
    ok: examples > 0 && ofExamples.length === 0,
  });
  const parsed = await parseExamples();
  for (const each of parsed) console.error(`openapi-zod-client: ${each}`);
  lines.push({
    check: "Clients: the schemas of openapi-zod-client take the document's examples, and none without a required field",
    tried: `${examples} examples of every operation`,
    result: `${parsed.length} wrong`,
    ok: parsed.length === 0,
  });
  return lines;
};

/** Whether a complaint of the compiler is about a generator; one that names none is about both. */
function concerns(line: string, key: Generator): boolean {
  const [file = ''] = line.split('(');
  const named = (Object.keys(GENERATORS) as Generator[]).filter((each) => file.includes(each));
  return named.length === 0 || named.includes(key);
}
