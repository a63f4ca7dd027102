import { figure } from '@direct-mail/contract/words/figures';
import { useMemo } from 'react';
import { control, type ResponseOf, type Webhook } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { Bars } from '../../components/charts/bars.tsx';
import { everyDay } from '../../components/charts/days.ts';
import { Figure, Figures } from '../../components/page/figures.tsx';
import { Loaded } from '../../components/page/page.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { useClock } from '../../components/time/use-clock.ts';
import { shownDuration } from '../requests/reason.ts';

const DAY = 86_400_000;

type Statistics = ResponseOf<'getWebhookStatistics'>;

/** The counts of a webhook's attempts. */
function useWebhookStatistics(id: string): Statistics | undefined {
  return useCall(['deliveries', id, 'statistics'], control('getWebhookStatistics', { params: { id } })).data;
}

/**
 * Events and attempts are counted apart: an event accepted on its second attempt is one accepted event and one failed
 * attempt of two. The list of webhooks counts events the same way.
 */
export function WebhookFigures({ webhook }: { readonly webhook: Webhook }) {
  const { id, delivered, failed, pending } = webhook;
  const statistics = useWebhookStatistics(id);
  const ended = delivered + failed;
  return (
    <Figures>
      <Figure name="Events accepted" note={ended === 0 ? 'none finished' : `${figure(delivered)} of ${figure(ended)}`}>
        {share(delivered, ended)}
      </Figure>
      <Figure name="Events failed" note="after their last retry">
        {figure(failed)}
      </Figure>
      <Figure name="Events queued" note="waiting for an attempt">
        {figure(pending)}
      </Figure>
      <Figure
        name="Attempts with a 200"
        note={
          statistics === undefined
            ? '…'
            : statistics.attempts === 1
              ? `${figure(statistics.succeeded)} of 1 attempt`
              : `${figure(statistics.succeeded)} of ${figure(statistics.attempts)} attempts`
        }
      >
        {statistics === undefined ? '–' : share(statistics.succeeded, statistics.attempts)}
      </Figure>
      <Figure
        name="Median response time"
        note={
          statistics?.p95_ms == null
            ? 'not measured on a manual clock'
            : `95 of 100 in ${shownDuration(statistics.p95_ms)}`
        }
      >
        {shownDuration(statistics?.median_ms ?? null)}
      </Figure>
    </Figures>
  );
}

const share = (part: number, of: number): string =>
  of === 0 ? '–' : `${((part / of) * 100).toFixed(part === of ? 0 : 1)} %`;

/** Attempts by day and outcome. */
export function Success({ id }: { readonly id: string }) {
  const query = useCall(['deliveries', id, 'statistics'], control('getWebhookStatistics', { params: { id } }));
  return (
    <Panel title="Attempts over time">
      <Loaded query={query}>{(statistics) => <Shown statistics={statistics} />}</Loaded>
    </Panel>
  );
}

function Shown({ statistics: { attempts, days } }: { readonly statistics: Statistics }) {
  const clock = useClock();
  const today = clock === null ? undefined : Math.floor(clock.now / DAY) * DAY;
  const chart = useMemo(() => {
    const every = everyDay(days, today);
    return {
      labels: every.map(({ label }) => label),
      series: [
        { name: 'answered 200', tone: 'good', values: every.map(({ row }) => row?.succeeded ?? 0) },
        { name: 'failed', tone: 'bad', values: every.map(({ row }) => row?.failed ?? 0) },
      ] as const,
    };
  }, [days, today]);
  if (attempts === 0) return <p className="sub">No attempt yet.</p>;
  return <Bars title="Attempts, by day" labels={chart.labels} series={chart.series} height={190} />;
}
