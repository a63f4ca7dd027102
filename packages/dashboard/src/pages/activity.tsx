import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { control } from '../api/control.ts';
import { useCall } from '../api/use-call.ts';
import { type Activity, type ActivityKind, kindNames } from '../components/activity/entry.ts';
import { Feed } from '../components/activity/feed.tsx';
import { CopyAs } from '../components/page/copy-as.tsx';
import { Empty } from '../components/page/empty.tsx';
import { ExportCsv } from '../components/page/export-csv.tsx';
import { Loaded, Page } from '../components/page/page.tsx';
import { Pager, useListParams } from '../components/page/pager.tsx';
import { formatDay, formatTime } from '../components/time/time.tsx';
import { activityCsv } from '../files/lists.ts';

const PER_PAGE = 100;
/** How many of the counts are shown at first. */
const FIRST = 14;

/** Everything that happened in the account, newest first: one feed, with filters in the address. */
export function ActivityPage() {
  const { params, page, filter, setPage } = useListParams();
  const kind = (params.get('kind') ?? '') as ActivityKind | '';
  const failed = params.has('failed');
  const [after, until] = [params.get('after'), params.get('until')];
  const search = {
    ...(kind === '' ? {} : { kind }),
    ...(failed ? { failed: true } : {}),
    ...(after === null ? {} : { after }),
    ...(until === null ? {} : { until }),
  };
  const call = control('listActivity', { query: { ...search, page, per_page: PER_PAGE } });
  const query = useCall(['activity', search, page], call);
  return (
    <Page
      title="Activity"
      lead={after === null ? 'Everything that happened in the account, on its clock' : spanOf(after, until)}
      actions={
        <>
          <CopyAs call={call} />
          <ExportCsv name="activity" make={() => activityCsv(search)} />
        </>
      }
    >
      <Group gap="sm">
        <NativeSelect
          aria-label="Kind"
          data={[
            { value: '', label: 'Everything' },
            ...Object.entries(kindNames).map(([value, label]) => ({ value, label })),
          ]}
          value={kind}
          onChange={(event) => filter({ kind: event.currentTarget.value })}
        />
        <Button
          variant={failed ? 'filled' : 'default'}
          aria-pressed={failed}
          onClick={() => filter({ failed: failed ? null : '1' })}
        >
          Went wrong
        </Button>
        {after !== null && (
          <Button variant="default" onClick={() => filter({ after: null, until: null })}>
            All times
          </Button>
        )}
      </Group>
      <Loaded query={query}>
        {({ total, counts, entries }) =>
          total === 0 ? (
            <Nothing searched={Object.keys(search).length > 0} />
          ) : (
            <>
              <Counts counts={counts} />
              <Feed entries={entries} />
              <Pager page={page} perPage={PER_PAGE} total={total} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

/** How much of what, the most of it first; the rest when it is asked for. */
function Counts({ counts }: { readonly counts: Activity['counts'] }) {
  const [whole, setWhole] = useState(false);
  const rest = counts.length - FIRST;
  return (
    <ul className="counts" aria-label="How much of what">
      {(whole ? counts : counts.slice(0, FIRST)).map((each) => (
        <li key={`${each.kind} ${each.what}`}>
          <b>{each.count.toLocaleString('en-US')}</b> {kindNames[each.kind].toLowerCase()}:{' '}
          {each.what.replaceAll('_', ' ')}
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
        Nothing is like that. <Link href="/activity">Everything</Link>
      </Empty>
    );
  }
  return (
    <Empty title="Nothing happened yet">
      Mailings and each of their states, webhook attempts, requests, orders and members are told here as they happen.{' '}
      <Link href="/">Send the first piece</Link>
    </Empty>
  );
}

function spanOf(after: string, until: string | null): string {
  const shown = (time: string): string => `${formatDay(Date.parse(time))}, ${formatTime(Date.parse(time))}`;
  return until === null ? `Since ${shown(after)}` : `From ${shown(after)} to ${shown(until)}`;
}
