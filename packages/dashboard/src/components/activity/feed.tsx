import { Link } from 'wouter';
import { StateChip } from '../mail/state-chip.tsx';
import { formatDay, formatTime } from '../time/time.tsx';
import { type ActivityEntry, hrefOf, kindNames, wordsOf } from './entry.ts';

/** What happened, newest first, under its days; each line leads to what it is about. */
export function Feed({ entries }: { readonly entries: readonly ActivityEntry[] }) {
  const days = Map.groupBy(entries, ({ at }) => at.slice(0, 10));
  return (
    <div className="feed">
      {[...days].map(([day, list]) => (
        <section key={day} aria-label={formatDay(Date.parse(day))}>
          <h2 className="feed-day">{formatDay(Date.parse(day))}</h2>
          <ul>
            {list.map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one piece may come to a state twice at one instant
              <Line key={`${entry.kind} ${entry.id} ${entry.at} ${index}`} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Line({ entry }: { readonly entry: ActivityEntry }) {
  const { at, kind, what, name, failed } = entry;
  return (
    <li className="feed-line" data-kind={kind} data-failed={failed ? '' : undefined}>
      <time dateTime={at}>{formatTime(Date.parse(at))}</time>
      <span className="feed-kind" title={kindNames[kind]} aria-hidden="true" />
      <span className="feed-what">
        {kind === 'mailing' || kind === 'delivery' ? <StateChip state={what} /> : <span>{labelOf(entry)}</span>}
      </span>
      <Link href={hrefOf(entry)} data-row className="row-link feed-name">
        {kind === 'request' ? what : receiverOf(name)}
      </Link>
      <span className="sub feed-words">{wordsOf(entry)}</span>
    </li>
  );
}

/** A receiver by its address; the mock's own by its path. */
const receiverOf = (name: string): string => name.replace(window.location.origin, '').replace(/^https?:\/\//, '');

function labelOf({ kind, what }: ActivityEntry): string {
  if (kind === 'request') return 'request';
  if (kind === 'data_subject_request') return what;
  return kind === 'member' ? 'member' : `${kind} ${what === 'created' ? 'created' : ''}`.trim();
}
