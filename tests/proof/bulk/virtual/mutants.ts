import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Engine } from './engine.ts';

/** Scenarios that the rarer ones die of, so that a short proof need not look for them. */
const knownSeeds: Readonly<Record<string, number>> = {
  'half a walk proves absence': 103,
  'the window ends with the request': 9,
  'the window ends before the present': 269,
  'the window begins with the end of the request': 541,
  'the window is on the machine’s clock': 221,
  'no settle time': 178,
  'the last request of a worker ends when it may have begun': 1_629,
  'a clock that jumps ends a settle time': 137,
  'intent after the send': 17,
  'an erased mailing is no one’s': 213,
  'results of any fence count': 147,
  'what was never intended is known only to who found it': 79,
  'a copy of the ledger is not noticed': 1_624,
  'held rows are sent again while their mailings may be listed': 4_139,
  'a prompt list is reason enough to send again early': 1_675,
  'the first walk that counts overlooks cleared merge tags': 6_244,
};

/** A wrong version: what is written in place of what. */
export interface Mutant {
  name: string;
  edits: readonly { file: string; from: string; to: string }[];
}

export const one = (name: string, file: string, from: string, to: string): Mutant => ({
  name,
  edits: [{ file, from, to }],
});

export const mutants: readonly Mutant[] = [
  {
    name: 'intent after the send',
    edits: [
      {
        file: 'engine/sender.ts',
        from: 'const turn = await takeTurn(session, claim, reported, batch);',
        to: 'for (const piece of batch) start(piece); const turn = await takeTurn(session, claim, reported, batch);',
      },
      {
        file: 'engine/sender.ts',
        from: 'else if (session.flying < options.concurrency) start(piece);',
        to: 'else if (true) continue;',
      },
    ],
  },
  {
    name: 'the run ends with pieces unknown',
    edits: [
      {
        file: 'ledger/steps/settle-steps.ts',
        from: 'row.pending + row.sending + row.unknown + row.absent === 0',
        to: 'row.pending + row.sending === 0',
      },
      {
        file: 'engine/keeper.ts',
        from: 'if (unsettled && (idle || now >= schedule.resolve)) {',
        to: 'if (unsettled && !idle) {',
      },
      { file: 'engine/keeper.ts', from: 'if (idle && !unsettled) {', to: 'if (idle) {' },
    ],
  },
  {
    name: 'half a walk proves absence',
    edits: [
      {
        file: 'engine/walk.ts',
        from: `if ('reason' in next) return { ids, newest, reason: next.reason };`,
        to: `if ('reason' in next) return { ids, newest, reason: null };`,
      },
      {
        file: 'engine/walk.ts',
        from: `if ('reason' in first) return { complete: false, newest: null, reason: first.reason };`,
        to: `if ('reason' in first) return { complete: true, newest: null, reason: null };`,
      },
    ],
  },
  {
    name: 'a lapsed lease makes pieces pending',
    edits: [
      {
        file: 'ledger/steps/send-steps.ts',
        from: `SET state = 'unknown', reason = 'the worker that sent it ended'`,
        to: `SET state = 'pending', reason = 'the worker that sent it ended'`,
      },
      {
        file: 'ledger/steps/send-steps.ts',
        from: '{ sending: -lapsed, unknown: lapsed }',
        to: '{ sending: -lapsed, pending: lapsed }',
      },
    ],
  },
  one(
    'a lost response counts as not sent',
    'engine/send-piece.ts',
    `state: 'unknown', reason: result.reason`,
    `state: 'pending', reason: result.reason`,
  ),
  one(
    'a lost response counts as refused',
    'engine/send-piece.ts',
    `state: 'unknown', reason: result.reason`,
    `state: 'rejected', reason: result.reason`,
  ),
  one('the window ends with the request', 'engine/verdict.ts', 'piece.to_t + timing.late;', 'piece.to_t;'),
  one(
    'the window ends before the present',
    'engine/verdict.ts',
    'present?.latest ?? null',
    'present?.earliest ?? null',
  ),
  one(
    'the window begins with the end of the request',
    'engine/verdict.ts',
    'const start = piece.from_t ?? since;',
    'const start = piece.to_t ?? since;',
  ),
  one(
    'the window is on the machine’s clock',
    'engine/sender.ts',
    'to_t: latest === null ? null : latest + deps.timing.lease,',
    'to_t: Math.floor(deps.clock.monotonic()) + deps.timing.lease,',
  ),
  one(
    'the last request of a worker ends when it may have begun',
    'engine/sender.ts',
    'const latest = service.latest(deps.clock.monotonic());',
    'const latest = service.earliest(deps.clock.monotonic());',
  ),
  one(
    'a clock that jumps ends a settle time',
    'engine/resolve.ts',
    'dueAt(piece, timing) + jumps.since(countedFrom(piece))',
    'dueAt(piece, timing)',
  ),
  one('one walk is enough', 'engine/verdict.ts', 'walks < 1) return', 'walks < 0) return'),
  one('no settle time', 'engine/verdict.ts', 'return piece.since + timing.settle;', 'return piece.since;'),
  one('all walks at once', 'engine/verdict.ts', 'return (piece.walked_at ?? piece.since) + timing.gap;', 'return 0;'),
  one(
    'held rows are sent again while their mailings may be listed',
    'ledger/steps/privacy-steps.ts',
    `if (decision === 'resend') refuseEarly(chosen, wait, await sql.now());`,
    '',
  ),
  one(
    'a prompt list is reason enough to send again early',
    'engine/resolve.ts',
    `options.absent === 'hold' ? lag.waits(deps.timing) : deps.timing`,
    'lag.waits(deps.timing)',
  ),
  one('only the first page is read', 'engine/walk.ts', 'if (page.last) break;', 'break;'),
  one(
    'what the list shows is believed of unknown pieces only',
    'ledger/steps/adopt.ts',
    '} else if (piece.mailing_id === null) {',
    `} else if (piece.mailing_id === null && piece.state === 'unknown') {`,
  ),
  one(
    'an erased mailing is no one’s',
    'engine/resolve.ts',
    'untagged.some((item) => mayBe(session, item, piece, own))',
    'false',
  ),
  one(
    'results of any fence count',
    'ledger/steps/send-steps.ts',
    `piece.state = 'sending' AND piece.fence = ?`,
    `piece.state IN ('sending', 'unknown', 'pending') AND ? > 0`,
  ),
  one(
    'a lease is taken while it lives',
    'ledger/steps/send-steps.ts',
    `state = 'open' AND (lease_until <= ? OR lease_until > ?) AND $`,
    `state = 'open' AND (lease_until > ? - 100000000 OR lease_until > ?) AND $`,
  ),
  one('nothing is audited', 'ledger/room.ts', `run.audit === 'none' ? limitOf(run)`, `run.audit !== '' ? limitOf(run)`),
  one(
    'what was never intended is known only to who found it',
    'ledger/steps/settle-steps.ts',
    'if (found.unintended.length > 0) await settleAnew(sql, row, settle);',
    '',
  ),
  one(
    'a copy of the ledger continues at once',
    'ledger/steps/run-steps.ts',
    `? ['settle', opening.service_at`,
    `? ['due', opening.service_at`,
  ),
  one(
    'who did not leave is no reason to settle',
    'ledger/steps/run-steps.ts',
    'before.unclean > 0 && opening.asks',
    'before.unclean < 0 && opening.asks',
  ),
  one('who was heard of lately lives', 'engine/worker.ts', 'await hearOthers(session);', ''),
  one(
    'a copy of the ledger is not noticed',
    'ledger/steps/run-steps.ts',
    'const other = row.identity !== null && filesOf(row.identity) !== filesOf(opening.identity);',
    'const other = false;',
  ),
  one(
    'the first walk that counts overlooks cleared merge tags',
    'engine/verdict.ts',
    'if (mayBeErased && walks >= 0)',
    `if (mayBeErased && !(state === 'unknown' && walks < 1))`,
  ),
  one(
    'a chunk is done with pieces pending',
    'ledger/steps/send-steps.ts',
    `AND piece.state IN ('pending', 'sending')) THEN 'done'`,
    `AND piece.state IN ('sending')) THEN 'done'`,
  ),
  one(
    'a chunk is not opened again',
    'ledger/steps/settle-steps.ts',
    `UPDATE chunk SET state = 'open' WHERE run = ?`,
    `UPDATE chunk SET state = state WHERE run = ?`,
  ),
  one(
    'a refused piece counts as sent',
    'engine/send-piece.ts',
    `state: 'rejected', reason: result.reason`,
    `state: 'sent', reason: result.reason`,
  ),
  one(
    'a limited piece counts as refused',
    'engine/send-piece.ts',
    `default:\n      return { ...nothing, state: 'pending' };`,
    `default:\n      return { ...nothing, state: 'rejected' };`,
  ),
];

/** The scenario that a wrong version is known to die of, if any. */
export const knownSeed = ({ name }: Mutant): number[] => (name in knownSeeds ? [knownSeeds[name] as number] : []);

const source = fileURLToPath(new URL('../../../../packages/bulk/src', import.meta.url));
const modules = fileURLToPath(new URL('../../../../node_modules', import.meta.url));

/** Writes the wrong version beside ours and loads it. A place that is not found exactly once is an error, not a pass. */
export async function loadMutant({ name, edits }: Mutant): Promise<{ engine: Engine; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'bulk-mutant-'));
  cpSync(source, folder, { recursive: true });
  symlinkSync(modules, join(folder, 'node_modules'));
  for (const { file, from, to } of edits) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (text.split(from).length !== 2) throw new Error(`the mutant "${name}" does not fit ${file} any more`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }
  // The world throws our errors: a wrong version must know them, or it dies of every outage.
  writeFileSync(join(folder, 'errors.ts'), `export * from '${pathToFileURL(join(source, 'errors.ts')).href}';\n`);
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(folder, file)).href);
  const [{ work }, { sqlLedger }, { sqliteStore }] = (await Promise.all(
    ['engine/worker.ts', 'ledger/sql-ledger.ts', 'ledger/sqlite.ts'].map(load),
  )) as [Pick<Engine, 'work'>, Pick<Engine, 'sqlLedger'>, Pick<Engine, 'sqliteStore'>];
  return { engine: { work, sqlLedger, sqliteStore }, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
