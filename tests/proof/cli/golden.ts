import { commands } from '../../../packages/cli/src/tree/all.ts';
import { cli, type Ran } from '../../../packages/cli/test/fake-io.ts';
import { startPostgres, whyNoPostgres } from '../bulk/postgres/server.ts';
import { approved, type Case, cases, type LongCall, processes, withPostgres } from './cases.ts';
import { drawCall } from './golden-text.ts';
import { canBeDone, type Mode, modes } from './modes.ts';
import { seeProcess } from './see-process.ts';
import { type CaseWorld, createWorld } from './world.ts';

/** What was seen, by noun, then by command and mode. */
export type Seen = Map<string, Map<string, string>>;

export interface AllSeen {
  readonly seen: Seen;
  readonly calls: number;
  /** Calls that did what they should. */
  readonly done: number;
  /** Commands and modes in which no call did what it should. */
  readonly undone: readonly string[];
  /** Where a token or a secret was in the output. */
  readonly tokens: readonly string[];
  /** Commands that could not be seen on this machine, each with the reason. */
  readonly skipped: ReadonlyMap<string, string>;
}

/** Every command in every mode: as it should be called, without anything, and with an option that is not there. */
export async function seeAll(): Promise<AllSeen> {
  const seen: Seen = new Map();
  const tokens: string[] = [];
  const done = new Set<string>();
  let calls = 0;
  const keep = (name: string, title: string, text: string): void => {
    calls += 1;
    if (
      /live_mock|test_mock|test_acme|whsec\b/.test(text.replace(/^.*\n/, '')) &&
      !/^(mock|conformance|commands)/.test(name)
    ) {
      tokens.push(`${name}, ${title}`);
    }
    const file = fileOf(name.split(' ')[0] as string);
    const entries = seen.get(file) ?? new Map<string, string>();
    seen.set(file, entries.set(`${name} · ${title}`, text));
  };
  const { open, skipped, close } = await casesOf();
  try {
    for (const { name } of commands) {
      await seeWrongCalls(name, keep);
      for (const mode of Object.keys(modes) as Mode[]) {
        for (const { call, title, isProcess } of open(name, mode)) {
          const { text, isDone } = await seeCase(call, mode, isProcess);
          keep(name, title, text);
          if (isDone) done.add(`${name} · ${title.replace(/, approved$/, '')}`);
        }
      }
    }
  } finally {
    await close();
  }
  const undone = commands
    .filter(({ name }) => !skipped.has(name))
    .flatMap(({ name }) =>
      Object.keys(modes)
        .filter((mode) => canBeDone(name, mode))
        .map((mode) => `${name} · ${mode}`),
    )
    .filter((each) => !done.has(each));
  return { seen, calls, done: done.size, undone, tokens, skipped };
}

interface OpenCase {
  readonly call: Case;
  readonly title: string;
  readonly isProcess: boolean;
}

/** The cases of each command and mode; those that need a PostgreSQL only where one can be started. */
async function casesOf() {
  const skipped = new Map<string, string>();
  const reason = whyNoPostgres();
  if (reason !== null) for (const name of Object.keys(withPostgres)) skipped.set(name, reason);
  const postgres = reason === null ? await startPostgres() : undefined;
  const open = (name: string, mode: Mode): OpenCase[] => {
    const found: OpenCase[] = [];
    const usual = cases[name] ?? (postgres && withPostgres[name]?.(postgres.url));
    if (usual) found.push({ call: usual, title: mode, isProcess: false });
    const yes = mode === 'pipe' || mode === 'closed stdin' ? approved[name] : undefined;
    if (yes) found.push({ call: yes, title: `${mode}, approved`, isProcess: false });
    const process = processes[name];
    if (process) found.push({ call: process, title: mode, isProcess: true });
    return found;
  };
  return { open, skipped, close: async () => postgres?.stop() };
}

async function seeWrongCalls(name: string, keep: (name: string, title: string, text: string) => void): Promise<void> {
  const words = name.split(' ');
  keep(name, 'help', drawCall([...words, '--help'], await cli([...words, '--help'])));
  keep(name, 'typo', drawCall([...words, '--jsn'], await cli([...words, '--jsn'])));
  // What serves or writes nothing but its own text would not end here, or is what it should do.
  if (/^(webhooks listen|mock|commands|mcp)$/.test(name)) return;
  for (const [mode, how] of Object.entries(modes)) {
    const answers = 'answers' in how ? { answers: [undefined] } : {};
    keep(name, `bare, ${mode}`, drawCall(words, await cli(words, { ...how, ...answers })));
  }
}

async function seeCase(call: Case, mode: Mode, isProcess: boolean): Promise<{ text: string; isDone: boolean }> {
  const world = await createWorld();
  try {
    const made = await call(world);
    const long: LongCall = 'argv' in made ? made : { argv: made, when: [/^$/, 'stop'] };
    const ran = isProcess ? await seeProcess(long, mode, world) : await runCase(long, mode, world);
    const isStopped = long.when[1] === 'stop' && 'argv' in made;
    return { text: drawCall(long.argv, ran, world), isDone: ran.code === 0 || (isStopped && ran.code === 130) };
  } finally {
    await world.close();
  }
}

/** In this process; what its output shows may call something, or interrupt it. */
function runCase({ argv, when: [shown, then] }: LongCall, mode: Mode, world: CaseWorld): Promise<Ran> {
  const interrupt = new AbortController();
  let output = '';
  let isCalled = false;
  const hear = (text: string): void => {
    output += text;
    if (isCalled || !shown.test(output)) return;
    isCalled = true;
    if (then === 'stop') interrupt.abort(new DOMException('interrupted', 'AbortError'));
    else void then();
  };
  return world.run(argv, { ...modes[mode], signal: interrupt.signal, heard: hear, wrote: hear });
}

const fileOf = (noun: string): string => {
  if (['clock', 'faults', 'snapshot', 'reset', 'logs', 'mock'].includes(noun)) return 'mock';
  return ['api', 'approve', 'commands', 'doctor', 'stats', 'whoami', 'completion', 'mcp'].includes(noun)
    ? 'general'
    : noun;
};
