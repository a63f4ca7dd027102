import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ProofLine, Section } from '../section.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
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
  if (!existsSync(`${FOLDER}node_modules`))
    orThrow(await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']));
  orThrow(await run(process.execPath, ['--run', 'generate']));
  const compiled = await run(process.execPath, [COMPILER, '-p', 'tsconfig.json', '--pretty', 'false']);
  const errors = compiled.text.split('\n').filter((line) => line.includes('error TS'));
  if (!compiled.ok && errors.length === 0) orThrow(compiled);
  const flows = orThrow(await run(process.execPath, ['--conditions=direct-mail-source', 'flows/main.ts']));
  const report = JSON.parse(flows) as Report;
  return (Object.keys(GENERATORS) as Generator[]).map((key): ProofLine => {
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
};

/** Whether a complaint of the compiler is about a generator; one that names none is about both. */
function concerns(line: string, key: Generator): boolean {
  const [file = ''] = line.split('(');
  const named = (Object.keys(GENERATORS) as Generator[]).filter((each) => file.includes(each));
  return named.length === 0 || named.includes(key);
}

interface Ran {
  readonly ok: boolean;
  readonly text: string;
}

function orThrow({ ok, text }: Ran): string {
  if (!ok) throw new Error(text);
  return text;
}

/** Runs a program in the folder; the text is what it printed, of one that failed the complaints too. */
function run(program: string, given: readonly string[]): Promise<Ran> {
  const env = { ...process.env, DO_NOT_TRACK: '1', KUBB_DISABLE_TELEMETRY: '1', NODE_OPTIONS: '' };
  const shell = program === 'npm' && process.platform === 'win32';
  return new Promise((resolve) => {
    execFile(program, given, { cwd: FOLDER, timeout: 300_000, maxBuffer: 2 ** 26, env, shell }, (error, out, err) =>
      resolve({ ok: error === null, text: error === null ? out : `${program} ${given.join(' ')}\n${out}\n${err}` }),
    );
  });
}
