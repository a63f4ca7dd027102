import type { Claim } from '../ledger/interfaces/sending.ts';
import type { Evidence, LiveRun } from '../ledger/rows.ts';
import { endingStates } from './breakers.ts';
import { walkTraced } from './observe.ts';
import type { Deps, ListItem, SendOptions } from './ports.ts';
import { type KeyedPerson, type Reference, readReference } from './reference.ts';
import { rowNameOf, type Session, stopRun } from './session.ts';

/** Milliseconds from an audit to the first look for a copy of the ledger; doubles with each look, up to `timing.peek`. */
export const FIRST_PEEK = 1_000;

/** What of a run its mailings are recognized by. */
export type RunMarks = Pick<SendOptions, 'run' | 'alike' | 'numbering' | 'key' | 'creative_id'>;

/** Mailings of a run. */
export interface RunEvidence {
  /** Those of which it can be told whose they are, as far as it ever can. */
  readonly evidence: readonly Evidence[];
  /** Of another ledger, whose address the list does not show. */
  readonly unread: readonly Evidence[];
}

/**
 * The mailings of a page that belong to the run, also those that another ledger sent. Where the plan names no creative, each piece's
 * is kept.
 */
export function evidenceOf(items: readonly ListItem[], marks: RunMarks, personsAt: Deps['personsAt']): RunEvidence {
  const evidence: Evidence[] = [];
  const unread: Evidence[] = [];
  for (const item of items) {
    const found = readReference(item.reference);
    if (found === undefined || (found.run !== marks.run && !marks.alike.includes(found.run))) continue;
    const { id, created_at, state, cost, creative_id, address } = item;
    const chosen = marks.creative_id === null && creative_id !== undefined ? { creative_id } : {};
    const seen = { n: null, epoch: found.epoch, mailing_id: id, created_at, remote: state, cost, ...chosen };
    if (isOwnNumber(found, marks)) evidence.push({ ...seen, n: found.n });
    // The same reference key: a person who is not in the list is another one.
    else if (found.person !== null && found.person.by === marks.key)
      evidence.push({ ...seen, persons: keysOf(found.person), isCertain: true });
    else if (address === null) unread.push(seen);
    else evidence.push({ ...seen, persons: personsAt(address) });
  }
  return { evidence, unread };
}

/** The person at any address counts, as where a plan continues a run of its own ledger. */
const keysOf = ({ person, who }: KeyedPerson): Uint8Array[] => [person, who].filter((key) => key !== null);

/** Whether the number of a reference is that of a row here. Earlier versions wrote no numbering, and ids of which each had but one. */
export const isOwnNumber = ({ run, numbering }: Reference, marks: RunMarks): boolean =>
  numbering === null || (run === marks.run && numbering === marks.numbering);

/**
 * Marks every listed mailing as sent; stops the run on duplicates, copies of the ledger and spent budgets. Mailings without an
 * intent of this ledger make the run settle. Returns how many cannot be told yet: addresses that are not shown may still come (`waits`).
 */
export async function adoptPage(
  session: Session,
  items: readonly ListItem[],
  waits: boolean = mayShow(session),
): Promise<number> {
  const { deps, row, options, first } = session;
  const { evidence, unread } = evidenceOf(items, options, deps.personsAt);
  if (evidence.length + unread.length === 0) return 0;
  if (unread.length > 0) session.unreadSince ??= deps.clock.monotonic();
  const found = await deps.ledger.adopt(row.no, waits ? evidence : [...evidence, ...unread], deps.timing.settle);
  if (found.doubles.length > 0) {
    const twice = `${await rowNameOf(session, found.doubles[0]?.n ?? 0)} has two mailings: see the events of the run`;
    await stopRun(session, 'two_mailings', twice, 'frozen');
  }
  const opened = (await deps.ledger.run({ no: row.no }))?.opened_at ?? null;
  const since = Math.min(
    first.mailing?.created_at ?? Number.POSITIVE_INFINITY,
    (opened ?? Number.POSITIVE_INFINITY) + deps.timing.lease,
  );
  const twin = found.unintended.find(({ created_at }) => created_at >= since);
  if (twin !== undefined) {
    const reason = `another ledger sends this run too: ${await rowNameOf(session, twin.n)} was mailed with a reference that this ledger never made; stop the other one, then resume`;
    await stopRun(session, 'other_ledger', reason, 'frozen');
  }
  // Only new findings: an operator who raised the budget and resumed knows the old ones.
  for (const { remote } of found.unmailed) {
    const ending = endingStates[remote];
    if (ending !== undefined) await stopRun(session, ending.code, ending.message);
  }
  return waits ? unread.length : 0;
}

/** Whether addresses that are not shown may still come: this session has not seen them missing for a settle time. */
function mayShow(session: Session): boolean {
  const { deps, unreadSince } = session;
  return unreadSince === null || deps.clock.monotonic() - unreadSince < deps.timing.settle;
}

/**
 * Reads the mailings created since the last audit and adopts them. The only recovery path: killed worker, lost writes,
 * restored backup, failover that lost commits.
 */
export async function audit(session: Session, keeper: Claim, row: LiveRun): Promise<boolean> {
  const { deps, service } = session;
  const { timing } = deps;
  const began = deps.clock.monotonic();
  const known = service.present(began);
  const present = known?.earliest ?? (await newest(session));
  // A closed window, since new mailings would shift the pages. Without a lower bound of the clock, use the upper one so
  // that nothing is cut off.
  const sends = row.audit === 'none' && row.pending + row.sending > 0;
  const end = sends ? present : (known?.latest ?? present);
  const window = { start: row.audited_until === null ? null : row.audited_until - timing.pad, end };
  let early = 0;
  // One answer for the whole list, so that all of them are counted together.
  const waits = mayShow(session);
  // Mailings may be listed up to a settle time late, so the next audit looks back that far.
  const sure = present === null ? null : present - timing.settle - timing.late;
  const { settle_until } = row;
  const walked = await walkTraced(session, window, {
    onRequest: renewing(session, keeper),
    onPage: async (items) => {
      session.lag.listed(items, false);
      early += await adoptPage(session, items, waits);
    },
    // Of a long read that is cut short, what was read remains.
    onPart: async (end) => {
      if (early > 0 || sure === null) return;
      await deps.ledger.auditedPart(row.no, keeper.fence, { until: Math.min(end, sure), settle_until });
    },
  });
  if (walked.reason === 'forbidden')
    await stopRun(session, 'token_refused', 'cannot read the list of mailings: the service refuses the token (403)');
  // Whose a mailing of another ledger is shows once its address does.
  if (!walked.complete || early > 0) return false;
  // A long read may have missed another ledger that started meanwhile: look once more before anything is begun.
  const long = deps.clock.monotonic() - began > FIRST_PEEK;
  if (long && row.audit !== 'none' && !(await peek(session))) return false;
  return deps.ledger.audited(row.no, keeper.fence, { until: sure, settle_until });
}

/** Renews the keeper's lease during a long read, several times before it could end, and tells that this worker lives. */
export function renewing(session: Session, keeper: Claim): () => Promise<void> {
  const { deps, row, epoch, lag } = session;
  const { clock, timing, ledger } = deps;
  let at = clock.monotonic();
  return async () => {
    const now = clock.monotonic();
    lag.asked(now);
    if (now - at < timing.lease / 10) return;
    at = now;
    const none = { results: [], begin: [], epoch, from_t: null };
    await ledger.turn({ run: row.no, chunk: keeper.n, fence: keeper.fence, lease: timing.lease, ...none });
    await session.beat();
  };
}

/** Reads only the newest page, where a copy of the ledger shows first. Returns false if it cannot be read. */
export const peek = async (session: Session): Promise<boolean> => (await adoptNewest(session)) !== undefined;

/** The same; returns the page. */
export async function adoptNewest(session: Session): Promise<readonly ListItem[] | undefined> {
  const page = await newestPage(session);
  if (page !== undefined) await adoptPage(session, page);
  return page;
}

/** Just after the newest mailing, if the service's clock is not known yet. */
async function newest(session: Session): Promise<number | null> {
  const times = ((await newestPage(session)) ?? []).map(({ created_at }) => created_at);
  return times.length === 0 ? null : Math.max(...times) + 1_000;
}

async function newestPage(session: Session): Promise<readonly ListItem[] | undefined> {
  const { deps, service, lag } = session;
  lag.asked(deps.clock.monotonic());
  const result = await deps.lookup?.list({ start: null, end: null }, 1);
  if (result?.kind !== 'page') return undefined;
  const { date, items } = result.page;
  const last = items.length === 0 ? null : Math.max(...items.map(({ created_at }) => created_at));
  const now = deps.clock.monotonic();
  service.responded(now, date);
  service.responded(now, last);
  lag.listed(items, true);
  return items;
}
