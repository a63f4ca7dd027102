import { figure } from '@direct-mail/contract/words/figures';
import { Link } from 'wouter';
import { StateChip } from '../mail/state-chip.tsx';
import { formatDay, formatTime } from '../time/time.tsx';
import { type ActivityEntry, hrefOf, kindNames, wordsOf } from './entry.ts';

/** Activity by day, newest first; each line links to its record. */
export function Feed({ entries }: { readonly entries: readonly ActivityEntry[] }) {
  const days = Map.groupBy(entries, ({ at }) => at.slice(0, 10));
  return (
    <div className="feed">
      {[...days].map(([day, list]) => (
        <section key={day} aria-label={formatDay(Date.parse(day))}>
          <h2 className="feed-day">{formatDay(Date.parse(day))}</h2>
          <ul>
            {runsOf(list).map((run, index) =>
              run.length < FOLDED ? (
                run.map((entry, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: one piece may come to a state twice at one instant
                  <Line key={`${entry.kind} ${entry.id} ${entry.at} ${index} ${place}`} entry={entry} />
                ))
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same
                <Run key={`${run[0]?.id} ${index}`} run={run} />
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** From this many similar attempts in a row, they are folded into one line. */
const FOLDED = 4;

/** Groups consecutive attempts at one webhook with the same outcome; every other entry is a group of one. */
function runsOf(entries: readonly ActivityEntry[]): ActivityEntry[][] {
  const runs: ActivityEntry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const isSame =
      entry.kind === 'delivery' && before?.parent_id === entry.parent_id && before.outcome === entry.outcome;
    if (isSame && before.kind === 'delivery') run?.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

function Run({ run }: { readonly run: readonly ActivityEntry[] }) {
  const [newest, oldest] = [run[0] as ActivityEntry, run.at(-1) as ActivityEntry];
  const events = [...new Set(run.map(({ what }) => what))];
  return (
    <li className="feed-run" data-failed={newest.failed ? '' : undefined}>
      <details>
        <summary className="feed-line" data-kind="delivery" data-failed={newest.failed ? '' : undefined}>
          <time dateTime={newest.at}>{formatTime(Date.parse(newest.at))}</time>
          <span className="feed-kind" aria-hidden="true" />
          <span className="feed-what">
            <b>{figure(run.length)} attempts</b>
          </span>
          <span className="feed-name">{receiverOf(newest.name)}</span>
          <span className="sub feed-words">
            {wordsOf(newest)} each time since {formatTime(Date.parse(oldest.at))}:{' '}
            {events.map((event) => event.replaceAll('_', ' ')).join(', ')}
          </span>
        </summary>
        <ul>
          {run.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an event may be tried twice at one instant
            <Line key={`${entry.id} ${entry.at} ${index}`} entry={entry} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Line({ entry }: { readonly entry: ActivityEntry }) {
  const { at, kind, what, name, failed } = entry;
  return (
    <li className="feed-line" data-kind={kind} data-failed={failed ? '' : undefined}>
      <time dateTime={at}>{formatTime(Date.parse(at))}</time>
      <span className="feed-kind" title={kindNames[kind]} aria-hidden="true" />
      <span className="feed-what">
        {kind === 'mailing' ? <StateChip state={what} /> : <span>{labelOf(entry)}</span>}
      </span>
      <Link href={hrefOf(entry)} data-row className="row-link feed-name">
        {kind === 'request' ? what : kind === 'data_subject_request' ? name.slice(0, 8) : receiverOf(name)}
      </Link>
      <span className="sub feed-words">
        {kind === 'delivery' && `${what.replaceAll('_', ' ')}: `}
        {wordsOf(entry)}
      </span>
    </li>
  );
}

/** The receiver's URL; for the mock's built-in receiver its path. */
export const receiverOf = (name: string): string =>
  name.replace(window.location.origin, '').replace(/^https?:\/\//, '');

function labelOf({ kind, what }: ActivityEntry): string {
  if (kind === 'request') return 'request';
  if (kind === 'delivery') return 'webhook attempt';
  if (kind === 'data_subject_request') return what;
  return kind === 'member' ? 'member' : `${kind} ${what === 'created' ? 'created' : ''}`.trim();
}
