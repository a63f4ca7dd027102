import { useMemo } from 'react';
import { type Answer, control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { Bars } from '../../components/charts/bars.tsx';
import { everyDay } from '../../components/charts/days.ts';
import { Loaded } from '../../components/page/page.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { shownDuration } from '../requests/reason.ts';

type Statistics = Answer<'getWebhookStatistics'>;

/** How the attempts ended, day by day. */
export function Success({ id }: { readonly id: string }) {
  const query = useCall(['deliveries', id, 'statistics'], control('getWebhookStatistics', { params: { id } }));
  return (
    <Panel title="Success over time">
      <Loaded query={query}>{(statistics) => <Shown statistics={statistics} />}</Loaded>
    </Panel>
  );
}

function Shown({ statistics }: { readonly statistics: Statistics }) {
  const { attempts, succeeded, median_ms, p95_ms, days } = statistics;
  const chart = useMemo(() => {
    const every = everyDay(days);
    return {
      labels: every.map(({ label }) => label),
      series: [
        { name: 'taken', tone: 'good', values: every.map(({ row }) => row?.succeeded ?? 0) },
        { name: 'failed', tone: 'bad', values: every.map(({ row }) => row?.failed ?? 0) },
      ] as const,
    };
  }, [days]);
  if (attempts === 0) return <p className="sub">No attempt yet.</p>;
  const rate = ((succeeded / attempts) * 100).toFixed(succeeded === attempts ? 0 : 1);
  return (
    <>
      <p className="success">
        <b>{rate} %</b> of {attempts.toLocaleString('en-US')} attempts taken
        {median_ms !== null && ` · half within ${shownDuration(median_ms)}, 95 of 100 within ${shownDuration(p95_ms)}`}
      </p>
      <Bars title="Attempts, by day" labels={chart.labels} series={chart.series} height={150} />
    </>
  );
}
