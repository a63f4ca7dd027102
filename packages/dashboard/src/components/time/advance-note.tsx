import { counted, figure } from '@direct-mail/contract/words/figures';
import { CloseButton } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { type AdvanceReport, noteAdvance, useLastAdvance } from '../../api/advance.ts';
import { feedOf } from '../activity/entry.ts';
import { formatDay, formatTime } from './time.tsx';

const SHOWN_MS = 12_000;

/**
 * A temporary note with the results of the last step of the clock, on every page except the time page, which shows the
 * report.
 */
export function AdvanceNote() {
  const report = useLastAdvance();
  const [location] = useLocation();
  const isReported = location === '/time';
  useEffect(() => {
    if (report === null || isReported) return undefined;
    const timer = setTimeout(() => noteAdvance(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [report, isReported]);
  return (
    <div className="advance-note" role="status" hidden={report === null || isReported}>
      {report !== null && !isReported && (
        <>
          <span>
            {describe(report)} <Link href={feedOf({ after: report.from, until: report.now })}>What happened</Link>
          </span>
          <CloseButton size="sm" aria-label="Close the note" onClick={() => noteAdvance(null)} />
        </>
      )}
    </div>
  );
}

/** The results of a step of the clock, as text. */
export function describe({ now, transitions, requests, deliveries }: AdvanceReport): string {
  const { attempts, delivered } = deliveries;
  const parts = [
    counted(transitions, 'change of state', 'changes of state'),
    counted(attempts, 'webhook attempt'),
    attempts > delivered ? `${figure(attempts - delivered)} of them failed` : null,
    requests === 0 ? null : counted(requests, 'data request advanced', 'data requests advanced'),
  ];
  const instant = Date.parse(now);
  return `It is ${formatDay(instant)}, ${formatTime(instant)}: ${parts.filter((part) => part !== null).join(', ')}.`;
}
