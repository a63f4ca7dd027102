import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawThumbnail } from '../../../packages/cli/test/fake-io.ts';
import { createMock } from '../../../packages/mock/src/index.ts';
import { serve } from '../../../packages/mock/src/node.ts';
import type { ProofLine } from '../section.ts';
import { terminal } from './process.ts';

/** People, and a run slow enough to be resized and interrupted. */
const pieces = 60;

/** Prompts and progress at a real pseudo-terminal, drawn by a terminal emulator. */
export async function terminalLines(): Promise<ProofLine[]> {
  const home = mkdtempSync(join(tmpdir(), 'direct-mail-pty-'));
  const mock = createMock({ seed: 1, clock: 'real' });
  const { id: campaign } = await mock.campaigns.create({
    name: 'Spring',
    creatives: [{ name: 'Card', format: 'postcard_4x6', default: true, front_html: 'Hello', back_html: '' }],
  });
  const { url, close } = await serve(mock);
  await drawThumbnail(url, mock.tokens.production, campaign);
  const list = join(home, 'people.csv');
  const rows = Array.from({ length: pieces }, (_, at) => `Person A${at},${100 + at} Main St,Mountain View,CA,94041`);
  writeFileSync(list, `Name,Street,City,State,ZIP\n${rows.join('\n')}\n`);
  const env = {
    HOME: home,
    XDG_STATE_HOME: join(home, 'state'),
    XDG_CONFIG_HOME: join(home, 'config'),
    DIRECT_MAIL_BASE_URL: url,
    DIRECT_MAIL_TOKEN: mock.tokens.production,
  };
  try {
    const hidden = await hiddenPrompt(env, home, url);
    const sent = await sendAndStop(env, ['send', list, '--campaign', campaign, '--rate', '10']);
    const resumed = await goOn(env, sent.next);
    const mailed = (await mock.mailings.list({ per_page: 100 })).length;
    return [
      hidden,
      ...sent.lines,
      {
        check: 'cli: after Ctrl-C the line that was shown continues, and everybody got one piece',
        tried: `${pieces} people`,
        result: `exit ${resumed}, ${mailed} mailings`,
        ok: resumed === 0 && mailed === pieces,
      },
    ];
  } finally {
    await close();
  }
}

type Env = Readonly<Record<string, string>>;

/** A token is typed, and neither shown nor kept where others read it. */
async function hiddenPrompt(env: Env, home: string, url: string): Promise<ProofLine> {
  const at = terminal(['profiles', 'add', 'acme', '--base-url', url], { ...env, XDG_CONFIG_HOME: join(home, 'other') });
  await at.see(/Production token \(empty: none\): $/m);
  at.type('live_typed_by_hand\r');
  await at.see(/Test token \(empty: none\): $/m);
  at.type('\r');
  const code = await at.ended;
  const kept = readFileSync(join(home, 'other', 'direct-mail', 'profiles.json'), 'utf8').includes('live_typed_by_hand');
  const shown = at.written().includes('typed_by_hand');
  return {
    check: 'cli: a token is asked for without being shown',
    tried: 'a pseudo-terminal',
    result: `exit ${code}, ${kept ? 'kept' : 'lost'}, ${shown ? 'SHOWN' : 'not shown'}`,
    ok: code === 0 && kept && !shown,
  };
}

async function sendAndStop(env: Env, argv: readonly string[]): Promise<{ lines: ProofLine[]; next: string[] }> {
  const at = terminal(argv, env, 110);
  await at.see(/Send 60 pieces.*\? \[y\/N\] $/m);
  at.type('y\r');
  await at.see(/Continue\? \[y\/N\] $/m);
  at.type('y\r');
  await at.see(/^\d+ of 60 sent/m);
  // Narrower, wider, narrow again, while it is drawn over and over.
  for (const columns of [40, 120, 30, 60]) {
    await at.resize(columns);
    const before = (await at.screen()).join('\n');
    const count = Number(/(\d+) of 60 sent/.exec(before)?.[1] ?? 0);
    await at.see(new RegExp(`^(?!${count} )\\d+ of 60 sent`, 'm'));
  }
  const during = (await at.screen()).filter((line) => /of 60 sent/.test(line)).length;
  at.type('\u0003');
  const text = await at.see(/next: direct-mail runs resume \w+/);
  const code = await at.ended;
  const unwrapped = text.replaceAll('\n', '');
  return {
    next: (/next: direct-mail (runs resume [a-z0-9]{10})/.exec(unwrapped)?.[1] ?? '').split(' '),
    lines: [
      {
        check: 'cli: one line of progress, whatever size the terminal takes',
        tried: '4 resizes of a pseudo-terminal while it sends',
        result: `${during} lines of progress on the screen`,
        ok: during === 1,
      },
      {
        check: 'cli: Ctrl-C pauses a run and says how to continue',
        tried: 'a pseudo-terminal',
        result: `exit ${code}, ${/paused/.test(unwrapped) ? 'paused' : 'NOT paused'}`,
        ok: code === 130 && /paused/.test(unwrapped),
      },
    ],
  };
}

async function goOn(env: Env, argv: readonly string[]): Promise<number> {
  const at = terminal(argv, env);
  await at.see(/Continue\? \[y\/N\] $/m);
  at.type('y\r');
  return at.ended;
}
