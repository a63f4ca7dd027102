import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { commands } from '../../../packages/cli/src/tree/all.ts';
import { cli, type Ran, type World } from '../../../packages/cli/test/fake-io.ts';
import { cases } from './cases.ts';
import { type CaseWorld, createWorld } from './world.ts';

/** How a command is called: whose eyes are on it, and whether anything can be typed. */
const modes = {
  terminal: { terminal: true, answers: ['y', 'y', 'y'] },
  pipe: { terminal: false },
  'closed stdin': { terminal: { out: true, err: true } },
  NO_COLOR: { terminal: true, answers: ['y', 'y', 'y'], env: { NO_COLOR: '1' } },
} as const satisfies Record<string, World>;

/** What was seen, by noun, then by command and mode. */
export type Seen = Map<string, Map<string, string>>;

/** Every command in every mode: as it should be called, without anything, and with an option that is not there. */
export async function seeAll(): Promise<{ seen: Seen; calls: number; done: number; tokens: string[] }> {
  const seen: Seen = new Map();
  const tokens: string[] = [];
  let calls = 0;
  let done = 0;
  const keep = (name: string, title: string, argv: readonly string[], ran: Ran, world?: CaseWorld): void => {
    calls += 1;
    const text = draw(argv, ran, world);
    if (/live_mock|test_mock|test_acme|whsec/.test(text)) tokens.push(`${name}, ${title}`);
    const noun = fileOf(name.split(' ')[0] as string);
    const file = seen.get(noun) ?? new Map<string, string>();
    seen.set(noun, file.set(`${name} · ${title}`, text));
  };
  for (const { name } of commands) {
    const words = name.split(' ');
    keep(name, 'help', [...words, '--help'], await cli([...words, '--help']));
    keep(name, 'typo', [...words, '--jsn'], await cli([...words, '--jsn']));
    for (const [mode, how] of Object.entries(modes)) {
      // What listens, works or serves until it is stopped would not end here.
      if (!/^(webhooks listen|mock|completion|creatives preview|commands)/.test(name)) {
        const answers = 'answers' in how ? { answers: [undefined] } : {};
        keep(name, `bare, ${mode}`, words, await cli(words, { ...how, ...answers }));
      }
      const call = cases[name];
      if (call === undefined) continue;
      const world = await createWorld();
      try {
        const argv = await call(world);
        const ran = await world.run(argv, how);
        if (ran.code === 0) done += 1;
        keep(name, mode, argv, ran, world);
      } finally {
        await world.close();
      }
    }
  }
  return { seen, calls, done, tokens };
}

const fileOf = (noun: string): string => {
  if (['clock', 'faults', 'snapshot', 'reset', 'logs'].includes(noun)) return 'mock';
  return ['api', 'commands', 'doctor', 'stats', 'whoami', 'completion'].includes(noun) ? 'general' : noun;
};

function draw(argv: readonly string[], { code, out, err, asked, bytes }: Ran, world?: CaseWorld): string {
  const shown = `direct-mail ${argv.map((word) => (/^[\w./:=@{}-]+$/.test(word) ? word : JSON.stringify(word))).join(' ')}`;
  const parts = [
    shown,
    `exit ${code}`,
    ...(asked.length > 0 ? [`asked ${asked.map((text) => JSON.stringify(text)).join(', ')}`] : []),
    ...(bytes ? [`bytes ${bytes.length}`] : []),
    `stdout ${out === '' ? 'empty' : `\n${out}`}`,
    `stderr ${err === '' ? 'empty' : `\n${err}`}`,
  ];
  return plain(parts.join('\n'), world);
}

/** What differs from run to run, in as many letters where that matters to a table. */
function plain(text: string, world?: CaseWorld): string {
  // Of a line that is drawn over and over, the last.
  let same = text
    .replaceAll('\u001b', '␛')
    .replaceAll('\r', '␍')
    .replaceAll(/(?:␛\[J[^␍␛\n]*␍)+/g, '');
  if (world) {
    const { host } = new URL(world.url);
    same = same.replaceAll(world.home, '/home').replaceAll(world.url, 'http://mock').replaceAll(host, 'mock');
  }
  return same
    .replaceAll(/localhost-\d+/g, 'localhost-0')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '00000000-0000-0000-0000-000000000000')
    .replaceAll(/\b[0-9a-f]{64}\b/g, '0'.repeat(64))
    .replaceAll(/\b[0-9a-f]{32}\b/g, '0'.repeat(32))
    .replaceAll(/\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z/g, '2026-01-01T00:00:00.000Z')
    .replaceAll(/(?<![[.])\b(?=[0-9a-z]*[a-z])[0-9a-hj-km-np-tv-z]{10}\b/g, 'run0000000')
    .replaceAll(/\b\d+(\.\d+)?\/s\b/g, '0/s')
    .replaceAll(/"duration_ms": ?[\d.]+/g, '"duration_ms":0')
    .replaceAll(/"at": \d+/g, '"at": 0')
    .replaceAll(/direct-mail-sdk\/[\d.]+/g, 'direct-mail-sdk/0.0.0')
    .replaceAll(process.versions.node, '24.0.0');
}

const folder = new URL('golden/', import.meta.url);

/** Compares with what was seen before; `DIRECT_MAIL_GOLDEN=write` takes the present for right. */
export function compare(seen: Seen): { differences: string[]; fresh: number } {
  const differences: string[] = [];
  let fresh = 0;
  for (const [noun, entries] of seen) {
    const path = new URL(`${noun}.txt`, folder);
    const text = [...entries].map(([title, body]) => `######## ${title}\n${body}\n`).join('\n');
    if (process.env['DIRECT_MAIL_GOLDEN'] === 'write') {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, text);
      continue;
    }
    const before = existsSync(path) ? entriesOf(readFileSync(path, 'utf8')) : new Map<string, string>();
    const now = entriesOf(text);
    for (const title of new Set([...before.keys(), ...now.keys()])) {
      // Of what is new there is nothing to differ from.
      if (!before.has(title)) fresh += 1;
      else if (before.get(title) !== now.get(title)) differences.push(title);
    }
  }
  return { differences, fresh };
}

function entriesOf(text: string): Map<string, string> {
  const entries = text.split(/^######## /m).slice(1);
  return new Map(
    entries.map((entry) => [entry.slice(0, entry.indexOf('\n')), entry.slice(entry.indexOf('\n') + 1).trimEnd()]),
  );
}
