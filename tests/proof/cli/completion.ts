import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Shell, shells } from '../../../packages/cli/src/completion/scripts.ts';
import type { ProofLine } from '../section.ts';
import { inTerminal, program } from './process.ts';

/** How each shell is started without the user's settings, and takes its script. */
const starts: Readonly<Record<Shell, { readonly args: readonly string[]; readonly takes: string }>> = {
  bash: { args: ['--norc', '--noprofile', '-i'], takes: 'eval "$(direct-mail completion bash)"' },
  zsh: {
    args: ['-f', '-i'],
    takes: 'autoload -Uz compinit && compinit -u -D; eval "$(direct-mail completion zsh)"',
  },
  fish: { args: ['--no-config', '-i'], takes: 'direct-mail completion fish | source' },
};

/** What is typed before Tab, and what the screen must show after it. */
const typed: readonly (readonly [typed: string, shown: RegExp])[] = [
  ['direct-mail webh', /direct-mail webhooks /],
  ['direct-mail webhooks tr', /direct-mail webhooks trigger /],
  ['direct-mail webhooks trigger --to http://localhost hold', /--to http:\/\/localhost holdout/],
  ['direct-mail mailings preview x --pa', /preview x --part /],
  ['direct-mail addresses clean peo', /direct-mail addresses clean people\.csv/],
  // Several that fit are listed.
  ['direct-mail clock ', /show[\s\S]*advance|advance[\s\S]*show/],
];

/** Tab in each shell, at a pseudo-terminal. */
export async function completionLines(): Promise<ProofLine[]> {
  const home = mkdtempSync(join(tmpdir(), 'direct-mail-shells-'));
  const bin = join(home, 'bin');
  mkdirSync(bin);
  const command = join(bin, 'direct-mail');
  writeFileSync(command, `#!/bin/sh\nexec ${program} "$@"\n`);
  chmodSync(command, 0o755);
  writeFileSync(join(home, 'people.csv'), 'Name\n');
  const lines: ProofLine[] = [];
  for (const shell of shells) lines.push(await pressTab(shell, home, bin));
  return lines;
}

async function pressTab(shell: Shell, home: string, bin: string): Promise<ProofLine> {
  const check = `cli: Tab in ${shell} completes commands, options, events and files`;
  if (spawnSync(shell, ['-c', 'exit 0']).status !== 0) {
    console.error(`cli: SKIPPED: completion in ${shell}: it is not installed (Debian: apt-get install ${shell})`);
    return { check, tried: 'skipped', result: `there is no ${shell} on this machine`, ok: true };
  }
  const { args, takes } = starts[shell];
  const env = { HOME: home, PATH: `${bin}:${process.env['PATH'] ?? ''}`, PS1: '> ' };
  const at = inTerminal('sh', ['-c', `cd '${home}'; exec ${shell} ${args.join(' ')}`], env);
  at.type(`${takes}; echo re''ady\r`);
  await at.see(/^ready/m);
  for (const [before, shown] of typed) {
    // A new screen each time, so that nothing of before is taken for what is shown.
    at.type("\u0015clear; echo cle''ared\r");
    await at.see(/^cleared\n.*[>#] ?$/m);
    at.type(`${before}\t\t`);
    await at.see(shown);
  }
  at.type('\u0015exit\r');
  await at.ended;
  return {
    check,
    tried: `${typed.length} lines at a pseudo-terminal`,
    result: 'all',
    ok: true,
  };
}
