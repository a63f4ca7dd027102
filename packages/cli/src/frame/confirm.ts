import { Failure, UsageError } from '@direct-mail/terminal/failure';
import type { Connection } from '../set-up/connection.ts';
import type { Asked, Effect } from './command.ts';
import type { Io } from './io.ts';
import { safeText } from './safe-text.ts';

const says = {
  forgets: 'This cannot be undone.',
  discards: 'This includes plans that others are about to approve.',
  resends: 'A piece that was printed is printed twice.',
  loosens: 'More may be spent a day.',
  decides: 'This is final for these rows.',
  mails: 'It counts in the statistics and the budget of the campaign, on the mock.',
  spends: 'This costs money: the token is for production.',
  erases: 'This cannot be undone: the token is for production.',
} as const satisfies Record<Asked, string>;

/** What is needed without a terminal; what has no hint is asked of a person only. A test token may only create mailings. */
const hints: Readonly<Record<Effect, string>> & Partial<Record<Asked, string>> = {
  forgets: 'Add --yes; --dry-run shows where it would be done',
  discards: 'Add --yes; --dry-run shows the plans',
  resends: 'Add --yes; --dry-run shows the rows',
  loosens: 'A person sets a higher limit, at a terminal or with --yes',
  spends: 'Add --yes, or --test for the test token; --dry-run shows the request',
  erases: 'Add --yes; --dry-run shows the request',
};

/**
 * Allows a test token for the service (`connection`). With a production token, asks at a terminal and requires `--yes` without one, so
 * that it is never used by accident.
 */
export async function confirmEffect(
  effect: Asked,
  what: string,
  connection: Connection | undefined,
  yes: boolean,
  io: Io,
): Promise<void> {
  if (connection?.mode === 'test' || yes) return;
  if (!io.terminal.in || !io.terminal.err) {
    // Without a hint it is asked where there is a person, and done where there is none.
    const hint = hints[effect];
    if (hint === undefined) return;
    throw new UsageError(`${says[effect]} Not confirmed: there is no terminal`, hint);
  }
  const where = connection === undefined ? '' : ` at ${connection.baseUrl?.value ?? 'the service'}`;
  io.err(`${says[effect]} ${safeText(what)}${where}\n`);
  const answer = await io.ask('Continue? [y/N] ');
  if (!/^y(es)?$/i.test((answer ?? '').trim())) throw new Failure('not done');
}
