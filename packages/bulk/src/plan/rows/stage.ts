import type { Hash } from 'node:crypto';
import type { FormerKey, PlanLedger, StagedPiece } from '../../ledger/interfaces/plans.ts';
import { RowCounter, type RowNumbers } from '../../row-number.ts';
import { shortHash } from '../../short-hash.ts';
import type { SeenCreatives } from '../artwork/creatives.ts';
import { bodyOf, checkRow } from '../checks.ts';
import type { Mapping } from '../columns.ts';
import { formerPersonKey, formerWhoKey } from '../former-keys.ts';
import { hashOfEmail, householdKey, mailboxKey, nameOf, personKey, whoKey } from '../keys.ts';
import type { RowSource } from '../list/source.ts';
import type { Overrides } from '../overrides.ts';
import type { Problem, Problems } from '../problem.ts';
import type { PlanRequest } from '../request.ts';
import { type BaseList, lineInBase } from './base-list.ts';
import { GrowingMap } from './growing-map.ts';
import { tellColumns } from './misplaced.ts';

/** Rows per commit: waiting rows outlive the garbage collector's young generation, so memory grows with it. */
export const GROUP = 250;

/** What the rows of a list are staged with. */
export interface Staging {
  ledger: Pick<PlanLedger, 'add'>;
  no: number;
  source: RowSource;
  request: PlanRequest;
  seen: SeenCreatives;
  secret: Uint8Array;
  /** Whether the ledger is an older one. */
  formerKeys: boolean;
  hash: Hash;
  problems: Problems;
  overrides: Overrides;
  reference: string;
  /** Columns that an earlier reading found. */
  columns: readonly string[];
  /** The list whose rows this one corrects; undefined for a list of its own. */
  base?: BaseList | undefined;
}

/** The rows of a list in the ledger, and what was found in them. */
export interface Staged extends Pick<Staging, 'hash' | 'problems'> {
  rows: number;
  invalid: number;
  /** Left out by a file of overrides. */
  skipped: number;
  numbers: RowNumbers;
  mapping: Mapping;
  /** Column names. */
  columns: readonly string[];
}

/** Stages the rows; `again` if a late column changes what earlier rows mean, so that they are read once more. */
export async function stageRows(staging: Staging): Promise<Staged | 'again'> {
  const { ledger, no, source, request, seen, hash, problems, reference } = staging;
  const map = new GrowingMap(source, { given: request.map ?? {}, seen, reference }, staging.columns);
  let n = 0;
  let invalid = 0;
  let skipped = 0;
  const counter = new RowCounter();
  let batch: StagedPiece[] = [];
  for await (const { row, values, problem } of source) {
    const mapping = map.at(row, values);
    if (mapping === 'again') return mapping;
    n += 1;
    counter.see(n, row);
    const line = staging.base === undefined ? null : lineInBase(staging.base, row, values);
    const piece = { ...pieceOf(staging, mapping, n, row, values, problem), line };
    if (piece.state === 'excluded' && piece.reason === 'operator') skipped += 1;
    else if (piece.state === 'excluded') invalid += 1;
    hash.update(piece.row_hash).update(piece.state === 'pending' ? '1' : '0');
    if (staging.base !== undefined) hash.update(`${line}`);
    batch.push(piece);
    if (batch.length === GROUP) {
      await ledger.add(no, batch);
      batch = [];
    }
  }
  if (batch.length > 0) await ledger.add(no, batch);
  const { mapping, columns, found } = map.end();
  tellColumns(problems, n);
  problems.lead(found);
  return { rows: n, invalid, skipped, numbers: counter.numbers, mapping, columns, hash, problems };
}

function pieceOf(
  { secret, formerKeys, problems, overrides }: Staging,
  mapping: Mapping,
  n: number,
  row: number,
  values: Readonly<Record<string, unknown>>,
  problem: Problem | undefined,
): StagedPiece {
  const checked = checkRow(row, values, mapping);
  const found = problem === undefined ? checked.problems : [problem];
  const { recipient, tags, standardized } = checked;
  const body = bodyOf({ recipient, tags });
  const row_hash = shortHash(body);
  const key = Buffer.from(row_hash).toString('hex');
  const override = overrides.get(key);
  const faulty = found.some(({ severity }) => severity === 'error');
  const out = override === 'skip' || (faulty && !(override === 'send' && problem === undefined));
  const reason =
    override === 'skip' ? 'operator' : (found.find(({ severity }) => severity === 'error')?.code ?? 'invalid');
  if (override === undefined) for (const each of found) problems.add({ ...each, key });
  const keys = standardized === undefined ? { person: null, household: null } : keysOf(secret, standardized, recipient);
  const mailbox = recipient.email === undefined ? null : mailboxKey(secret, hashOfEmail(recipient.email));
  const who = whoKey(secret, recipient);
  const former = formerKeys ? formerOf(secret, standardized, recipient, { person: keys.person, who }) : undefined;
  return {
    n,
    state: out ? 'excluded' : 'pending',
    reason: out ? reason : null,
    body,
    row_hash,
    ...keys,
    mailbox,
    who,
    former,
  };
}

function keysOf(
  secret: Uint8Array,
  address: NonNullable<ReturnType<typeof checkRow>['standardized']>,
  recipient: Parameters<typeof nameOf>[0],
) {
  return { person: personKey(secret, address, nameOf(recipient)), household: householdKey(secret, address) };
}

/** What an older ledger knows the person by, where it differs. */
function formerOf(
  secret: Uint8Array,
  address: ReturnType<typeof checkRow>['standardized'],
  recipient: Parameters<typeof nameOf>[0],
  now: Pick<StagedPiece, 'person' | 'who'>,
): FormerKey[] {
  const person = address === undefined ? null : formerPersonKey(secret, address, nameOf(recipient));
  const pairs = [
    { former: person, key: now.person },
    { former: formerWhoKey(secret, recipient), key: now.who ?? null },
  ];
  return pairs.flatMap(({ former, key }) =>
    former === null || key === null || Buffer.compare(former, key) === 0 ? [] : [{ former, key }],
  );
}
