import { figure } from '@direct-mail/contract/words/figures';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { control } from '../api/control.ts';
import { useCall } from '../api/use-call.ts';
import { type Activity, type ActivityKind, EVERYTHING, kindNames } from '../components/activity/entry.ts';
import { Feed } from '../components/activity/feed.tsx';
import { Choices } from '../components/forms/choices.tsx';
import { CopyAs } from '../components/page/copy-as.tsx';
import { Empty } from '../components/page/empty.tsx';
import { ExportCsv } from '../components/page/export-csv.tsx';
import { Loaded, Page } from '../components/page/page.tsx';
import { Pager, rowsPerPage, useListParams } from '../components/page/pager.tsx';
import { formatDay, formatTime } from '../components/time/time.tsx';
import { activityCsv } from '../files/lists.ts';

/** How many counts are shown at first. */
const FIRST = 14;

/** All activity of the account, newest first, with filters in the URL. */
export function ActivityPage() {
  const { params, page, filter, setPage } = useListParams();
  const [perPage] = useState(rowsPerPage);
  const chosen = params.get('kind') ?? '';
  const kind = Object.keys(kindNames).find((each): each is ActivityKind => each === chosen) ?? null;
  const what = kind === null ? '' : (params.get('what') ?? '');
  const failed = params.has('failed');
  const [after, until] = [instantIn(params.get('after')), instantIn(params.get('until'))];
  const window = { ...(after === null ? {} : { after }), ...(until === null ? {} : { until }) };
  const search = {
    ...(kind === null ? {} : { kind }),
    ...(chosen === '' ? { without: 'delivery' as const } : {}),
    ...(what === '' ? {} : { what }),
    ...(failed ? { failed: true } : {}),
    ...window,
  };
  const call = control('listActivity', { query: { ...search, page, per_page: perPage } });
  const query = useCall(['activity', search, page, perPage], call);
  const all = useCall(['activity', 'counts', window], control('listActivity', { query: { ...window, per_page: 1 } }));
  return (
    <Page
      title="Activity"
      lead={after === null ? 'Everything that happened in the account, in the mock’s time' : spanOf(after, until)}
      actions={
        <>
          <CopyAs call={call} />
          <button
            type="button"
            className="choice choice-failed"
            aria-pressed={failed}
            onClick={() => filter({ failed: failed ? null : '1' })}
          >
            <span className="feed-kind" aria-hidden="true" />
            Failed only
            {all.data !== undefined && (
              <span className="choice-count">{figure(failuresIn(all.data.counts, chosen))}</span>
            )}
          </button>
          <ExportCsv name="activity" make={() => activityCsv(search)} />
        </>
      }
    >
      {/* Both at once: filters that come later would push the feed down. */}
      <Loaded query={all}>
        {({ counts }) => (
          <>
            <Group gap="sm" className="activity-filters">
              <Choices
                label="Kind"
                data={kindsIn(counts)}
                value={chosen}
                onChange={(next) => filter({ kind: next, what: null })}
              />
              {after !== null && (
                <Button size="compact-md" variant="default" onClick={() => filter({ after: null, until: null })}>
                  All times
                </Button>
              )}
            </Group>
            {kind !== null && query.data !== undefined && (
              <Counts
                counts={query.data.counts.filter((each) => each.kind === kind)}
                what={what}
                onChoose={(next) => filter({ what: next === what ? null : next })}
              />
            )}
            <Loaded query={query}>
              {({ total, entries }) =>
                total === 0 ? (
                  <Nothing searched={counts.length > 0} />
                ) : (
                  <>
                    <Feed entries={entries} />
                    <Pager page={page} perPage={perPage} total={total} onPage={setPage} />
                  </>
                )
              }
            </Loaded>
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Whether a choice includes a kind: the default leaves out webhook attempts, which outnumber everything else. */
const shows = (choice: string, kind: string): boolean =>
  choice === kind || choice === EVERYTHING || (choice === '' && kind !== 'delivery');

/** The kinds that occurred, with their counts. */
function kindsIn(counts: Activity['counts']) {
  const sum = (of: string): number =>
    counts.reduce((total, { kind, count }) => (shows(of, kind) ? total + count : total), 0);
  const hasAttempts = counts.some(({ kind }) => kind === 'delivery');
  return [
    { value: '', label: hasAttempts ? 'Without attempts' : 'Everything', count: sum('') },
    ...(hasAttempts ? [{ value: EVERYTHING, label: 'Everything', count: sum(EVERYTHING) }] : []),
    ...Object.entries(kindNames)
      .map(([value, label]) => ({ value, label, count: sum(value), kind: value }))
      .filter(({ count }) => count > 0),
  ];
}

function failuresIn(counts: Activity['counts'], of: string): number {
  return counts.reduce((total, { kind, failed }) => (shows(of, kind) ? total + failed : total), 0);
}

interface CountsProps {
  readonly counts: Activity['counts'];
  readonly what: string;
  readonly onChoose: (what: string) => void;
}

/** How often each event of a kind happened, most frequent first, as filters; the rest on request. */
function Counts({ counts, what, onChoose }: CountsProps) {
  const [whole, setWhole] = useState(false);
  const rest = counts.length - FIRST;
  const shown = counts.filter((each, index) => whole || index < FIRST || each.what === what);
  return (
    <ul className="counts" aria-label="Counts by kind">
      {shown.map((each) => (
        <li key={each.what} data-chosen={each.what === what ? '' : undefined}>
          <button type="button" aria-pressed={each.what === what} onClick={() => onChoose(each.what)}>
            <b>{figure(each.count)}</b> {each.what.replaceAll('_', ' ')}
          </button>
        </li>
      ))}
      {rest > 0 && (
        <li className="counts-more">
          <Button size="compact-xs" variant="subtle" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? 'Fewer' : `and ${rest} more`}
          </Button>
        </li>
      )}
    </ul>
  );
}

function Nothing({ searched }: { readonly searched: boolean }) {
  if (searched) {
    return (
      <Empty title="Nothing happened">
        No entry matches these filters. <Link href={`/activity?kind=${EVERYTHING}`}>Everything</Link>
      </Empty>
    );
  }
  return (
    <Empty title="Nothing happened yet">
      Mailings and their changes of state, webhook attempts, requests, orders and members appear here as they happen.{' '}
      <Link href="/">Send the first piece</Link>
    </Empty>
  );
}

/** A link may be cut or written by hand: what is no time filters nothing. */
const instantIn = (text: string | null): string | null =>
  text === null || Number.isNaN(Date.parse(text)) ? null : text;

function spanOf(after: string, until: string | null): string {
  const shown = (time: string): string => `${formatDay(Date.parse(time))}, ${formatTime(Date.parse(time))}`;
  return until === null ? `Since ${shown(after)}` : `From ${shown(after)} to ${shown(until)}`;
}
