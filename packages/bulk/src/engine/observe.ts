import { isObserved, publisher, tracer } from '@direct-mail/contract/words/observe/channel';
import type {
  BeginMessage,
  ChunkMessage,
  PieceMessage,
  RunMessage,
  WalkMessage,
} from '@direct-mail/contract/words/observe/messages';
import type { WholeLedger } from '../ledger/ledger.ts';
import type { Result, RunRow } from '../ledger/rows.ts';
import { reasonFrom } from '../reason.ts';
import type { Window } from './ports.ts';
import type { Session } from './session.ts';
import { type Reader, type Walked, walk } from './walk.ts';

const CHUNK = 'direct-mail.bulk.chunk';
const WALK = 'direct-mail.bulk.walk';

const traceBegin = tracer<BeginMessage>('direct-mail.bulk.begin');
const traceChunk = tracer<ChunkMessage>(CHUNK);
const traceWalk = tracer<WalkMessage>(WALK);
const publishPiece = publisher<PieceMessage>('direct-mail.bulk.piece');
const publishState = publisher<RunMessage>('direct-mail.bulk.state');

/** The kind of the event that keeps the trace in the run's log. */
const TRACED = 'traced';

/** Begins a run on the channel `direct-mail.bulk.begin`, and keeps the trace. */
export const beginTraced = <Begun>(ledger: WholeLedger, row: RunRow, begin: () => Promise<Begun>): Promise<Begun> =>
  traceBegin(
    () => ({ run: row.id, propagation: {} }),
    async (message) => {
      const traceparent = message?.propagation['traceparent'];
      if (traceparent !== undefined) await ledger.note(row.no, TRACED, traceparent);
      return begin();
    },
  );

/** `traceparent` of what began the run, or last continued it; null if that was not traced, and where nothing is observed. */
export async function traceOf(ledger: WholeLedger, no: number): Promise<string | null> {
  if (!isObserved(CHUNK) && !isObserved(WALK)) return null;
  const traced = (await ledger.events(no)).filter(({ kind }) => kind === TRACED);
  return traced.at(-1)?.detail ?? null;
}

/** Sends a chunk on the channel `direct-mail.bulk.chunk`; returns the number of pieces begun. */
export const chunkTraced = ({ row, worker, begunBy }: Session, send: () => Promise<number>): Promise<number> =>
  traceChunk(
    () => ({ run: row.id, worker, begunBy }),
    async (message) => {
      const pieces = await send();
      if (message !== undefined) message.pieces = pieces;
      return pieces;
    },
  );

/** {@link walk} on the channel `direct-mail.bulk.walk`. */
export const walkTraced = ({ deps, row, worker, begunBy }: Session, window: Window, reader: Reader): Promise<Walked> =>
  traceWalk(
    () => ({ run: row.id, worker, begunBy }),
    async (message) => {
      let mailings = 0;
      const walked = await walk(deps, window, {
        ...reader,
        onPage: async (items) => {
          mailings += items.length;
          await reader.onPage(items);
        },
      });
      if (message !== undefined) Object.assign(message, { mailings, complete: walked.complete });
      return walked;
    },
  );

/** Publishes results that are in the ledger. */
export function publishPieces(run: string, results: readonly Result[]): void {
  for (const { state, mailing_id } of results)
    if (state !== 'pending') publishPiece(() => ({ run, state, mailingId: mailing_id }));
}

/** Publishes the state of a run as it is in the ledger. */
export const publishRun = ({ id, state, reason }: Pick<RunRow, 'id' | 'state' | 'reason'>): void =>
  publishState(() => ({ run: id, state, reason: reason === null ? null : reasonFrom(reason).code }));
