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

/** What a step of the clock brought about: counts, and each thing that moved, was sent or failed as a link. */
export function Report({ report }: { readonly report: AdvanceReport }) {
  const { from: after, now: until, paused_webhooks } = report;
  const query = useCall(
    ['activity', 'report', after, until],
    control('listActivity', { query: { after, until, per_page: SHOWN } }),
  );
  return (
    <Panel title="What happened" actions={<Link href={feedOf({ after, until })}>All of it</Link>}>
      <p role="status">{describe(report)}</p>
      {paused_webhooks.map(({ id, reason, pending }) => (
        <p key={id} className="problem">
          <Link href={`/webhooks/${id}`}>A webhook</Link> is paused ({reason}): {pending} events wait.
        </p>
      ))}
      <Loaded query={query.isPlaceholderData ? { data: undefined, error: null } : query}>
        {({ counts, entries, total }) => (
          <>
            <ul className="counts" aria-label="How much of what">
              {counts.map(({ kind, what, count, failed }) => (
                <li key={`${kind} ${what}`}>
                  <Link href={feedOf({ after, until, kind })}>
                    <b>{count.toLocaleString('en-US')}</b> {kindNames[kind].toLowerCase()}: {what.replaceAll('_', ' ')}
                  </Link>
                  {kind === 'delivery' && failed > 0 && (
                    <Link href={feedOf({ after, until, kind, failed: true })} className="problem">
                      {' '}
                      {failed.toLocaleString('en-US')} failed
                    </Link>
                  )}
                </li>
              ))}
            </ul>
            <Feed entries={entries} />
            {total > SHOWN && (
              <p className="sub">
                The last {SHOWN} of {total.toLocaleString('en-US')}.{' '}
                <Link href={feedOf({ after, until })}>All of them</Link>
              </p>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}
