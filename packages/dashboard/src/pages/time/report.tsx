import { figure } from '@direct-mail/contract/words/figures';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { AdvanceReport } from '../../api/advance.ts';
import { control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { feedOf, kindNames } from '../../components/activity/entry.ts';
import { Feed } from '../../components/activity/feed.tsx';
import { Loaded } from '../../components/page/page.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { describe } from '../../components/time/advance-note.tsx';

const SHOWN = 60;

/** In pixels: how much of the report must be visible; otherwise it is scrolled into view. */
const SEEN = 160;

interface Props {
  readonly report: AdvanceReport;
  /** Whether the step was taken on this page since it was opened. */
  readonly isNew: boolean;
}

/** The results of a step of the clock: counts, and links to everything that changed, was sent or failed. */
export function Report({ report, isNew }: Props) {
  const { from: after, now: until, paused_webhooks } = report;
  const query = useCall(
    ['activity', 'report', after, until],
    control('listActivity', { query: { after, until, per_page: SHOWN } }),
  );
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scrolls a new report into view if it is below the edge, but not the report of an earlier step.
    if (!isNew || place.current === null) return;
    if (place.current.getBoundingClientRect().top > window.innerHeight - SEEN) place.current.scrollIntoView();
  }, [isNew]);
  return (
    <div ref={place} className="report">
      <Panel title="What happened" actions={<Link href={feedOf({ after, until })}>Show in Activity</Link>}>
        <p role="status">{describe(report)}</p>
        {paused_webhooks.map(({ id, reason, pending }) => (
          <p key={id} className="problem">
            <Link href={`/webhooks/${id}`}>A webhook</Link> is paused ({reason}): {pending} events wait.
          </p>
        ))}
        <Loaded query={query.isPlaceholderData ? { data: undefined, error: null } : query}>
          {({ counts, entries, total }) => (
            <>
              <ul className="counts" aria-label="Counts by kind">
                {[...Map.groupBy(counts, ({ kind }) => kind)].map(([kind, each]) => (
                  <li key={kind}>
                    <Link href={feedOf({ after, until, kind })}>{kindNames[kind]}</Link>{' '}
                    {kind === 'delivery' && (
                      <Outcomes counts={each} failedHref={feedOf({ after, until, kind, failed: true })} />
                    )}
                    {each.map(({ what, count }, index) => (
                      <span key={what}>
                        {index > 0 && ', '}
                        <b>{figure(count)}</b> {what.replaceAll('_', ' ')}
                      </span>
                    ))}
                  </li>
                ))}
              </ul>
              <Feed entries={entries} />
              {total > SHOWN && (
                <p className="sub">
                  The last {SHOWN} of {figure(total)}. <Link href={feedOf({ after, until })}>Show all</Link>
                </p>
              )}
            </>
          )}
        </Loaded>
      </Panel>
    </div>
  );
}

interface OutcomesProps {
  readonly counts: readonly { readonly count: number; readonly failed: number }[];
  readonly failedHref: string;
}

/** The outcomes of attempts, before the names of their events: `delivered` is one of those, not an outcome. */
function Outcomes({ counts, failedHref }: OutcomesProps) {
  const attempts = counts.reduce((sum, { count }) => sum + count, 0);
  const failed = counts.reduce((sum, each) => sum + each.failed, 0);
  return (
    <>
      <b>{figure(attempts)}</b>: <b>{figure(attempts - failed)}</b> accepted
      {failed > 0 && (
        <>
          ,{' '}
          <Link href={failedHref} className="problem unbroken">
            {figure(failed)} failed
          </Link>
        </>
      )}
      ; by event:{' '}
    </>
  );
}
