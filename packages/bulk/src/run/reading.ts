import type { DirectMail, Mailing } from '@direct-mail/sdk';
import type { Services } from '../deps.ts';
import { adoptPage, evidenceOf } from '../engine/audit.ts';
import { traceOf, walkTraced } from '../engine/observe.ts';
import type { Deps, ListItem, SendOptions } from '../engine/ports.ts';
import { sdkPort } from '../engine/sdk-port.ts';
import { timeOf } from '../engine/service-time.ts';
import { createSession, type Session } from '../engine/session.ts';
import { BulkError } from '../errors.ts';
import type { RunRow } from '../ledger/rows.ts';
import { parseCost } from '../money.ts';
import type { RowSource } from '../plan/list/source.ts';

/** @internal */
export interface RunContext extends Services {
  source: () => RowSource | undefined;
  deps: (row: RunRow) => Promise<{ deps: Deps; options: SendOptions }>;
}

/** A webhook event, verified by `verifyWebhook`. */
export interface MailingEvent {
  object_id: string;
  object_type: string;
  event: string;
  /** When it occurred, ISO 8601. Of `mailed` and `delivered` it is kept, for the days between them. */
  timestamp?: string | undefined;
}

/** A session that sends nothing, for reading. */
export async function readingSession(context: RunContext, row: RunRow, reference: string): Promise<Session> {
  const { deps, options } = await context.deps(row);
  const lookup = deps.lookup ?? sdkPort(context.lookup, row.campaign_id, reference);
  const session = createSession({ ...deps, lookup }, options, row, 'operator', 'operator', new AbortController());
  session.begunBy = await traceOf(deps.ledger, row.no);
  return session;
}

/** Reads the campaign's whole list once and adopts its mailings. */
export async function walkAll(session: Session): Promise<void> {
  const onPage = async (items: readonly ListItem[]): Promise<void> => {
    await adoptPage(session, items);
  };
  const walked = await walkTraced(session, { start: null, end: null }, { onPage });
  if (walked.complete) return;
  const code = walked.reason === 'forbidden' || session.deps.lookup === null ? 'access' : 'unreachable';
  throw new BulkError(code, `could not read all mailings of the campaign: ${walked.reason}`);
}

/** Mailings of erased people, one by one: the service blanks their merge tags, so that the list does not show whose they are. */
export async function lookAtErased({ deps, row }: Session, lookup: DirectMail): Promise<void> {
  for (let after = 0; ; ) {
    const pieces = await deps.ledger.rows(row.no, { state: 'sent', erased: true, after, limit: 1_000 });
    const last = pieces.at(-1);
    if (last === undefined) return;
    after = last.n;
    for (const { n, mailing_id } of pieces) {
      if (mailing_id === null) continue;
      const found = await lookup.mailings.retrieve(mailing_id).catch((error: unknown) => {
        if ((error as { status?: number }).status === 404) return undefined;
        throw error;
      });
      if (found === undefined) continue;
      const { state, created_at, total_cost } = found;
      const evidence = {
        n,
        epoch: '',
        mailing_id,
        created_at: timeOf(created_at),
        remote: state,
        cost: parseCost(total_cost),
      };
      await deps.ledger.adopt(row.no, [evidence], deps.timing.settle);
    }
  }
}

/** Returns whether the event was about a piece of the run. */
export async function applyMailing(session: Session, mailing: Mailing, event: MailingEvent): Promise<boolean> {
  const { row, options } = session;
  const value = mailing.merge_tags?.[options.reference];
  if (mailing.campaign_id !== options.campaign_id || typeof value !== 'string') return false;
  const item = {
    id: mailing.id,
    created_at: timeOf(mailing.created_at),
    state: mailing.state,
    cost: parseCost(mailing.total_cost),
    creative_id: mailing.creative_id,
    reference: value,
    untagged: false,
    address: mailing.address,
  };
  const { evidence, unread } = evidenceOf([item], options, session.deps.personsAt);
  if (evidence.length + unread.length === 0) return false;
  await adoptPage(session, [item]);
  const [placed] = await session.deps.ledger.placed(row.no, evidence);
  const at = timeOf(event.timestamp ?? '');
  if (placed !== undefined && (event.event === 'mailed' || event.event === 'delivered') && Number.isFinite(at))
    await session.deps.ledger.dated(row.no, placed.n, event.event, at);
  return true;
}

/** The mailing of an event; undefined for another object, and for a mailing that this token may not see. */
export async function mailingOf(lookup: DirectMail, event: MailingEvent): Promise<Mailing | undefined> {
  if (event.object_type !== 'Mailing') return undefined;
  try {
    return await lookup.mailings.retrieve(event.object_id);
  } catch (error) {
    if ((error as { status?: number }).status === 404) return undefined;
    throw error;
  }
}

/** A canary may continue when each of its pieces has left `processing`. */
export async function refuseUnlessThrough(session: Session): Promise<void> {
  const { deps, row } = session;
  await walkAll(session);
  let waiting = row.unknown;
  for (let after = 0; ; ) {
    const rows = await deps.ledger.rows(row.no, { state: 'sent', after, limit: 1_000 });
    const last = rows.at(-1);
    if (last === undefined) break;
    waiting += rows.filter(({ remote }) => remote === 'processing').length;
    after = last.n;
  }
  if (waiting > 0)
    throw new BulkError(
      'state',
      `${waiting} pieces of the canary have not left processing: check them, and resume later`,
    );
}
