import { figure, money } from '@direct-mail/contract/words/figures';
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { control, type ResponseOf } from '../../api/control.ts';
import { problemOf } from '../../api/problem.ts';
import { sendForResponse } from '../../api/send.ts';
import { service } from '../../api/service.ts';
import { useCall } from '../../api/use-call.ts';
import { Bars } from '../../components/charts/bars.tsx';
import { everyDay } from '../../components/charts/days.ts';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { Empty } from '../../components/page/empty.tsx';
import { ExportCsv } from '../../components/page/export-csv.tsx';
import { Figure, Figures } from '../../components/page/figures.tsx';
import { JsonView } from '../../components/page/json-view.tsx';
import { Loaded, Page, Trouble } from '../../components/page/page.tsx';
import { useListParams } from '../../components/page/pager.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { useClock } from '../../components/time/use-clock.ts';
import { statisticsCsv } from '../../files/lists.ts';
import { ByCreative } from './by-creative.tsx';
import { Funnel, rowsOf } from './funnel.tsx';
import { Period } from './period.tsx';

type Statistics = ResponseOf<'getStatistics'>;

const DAY = 86_400_000;

/**
 * Circulation and spend over time, how many mailings reached each state, and the figures by creative, with the API's
 * own response.
 */
export function Statistics() {
  const { params, filter } = useListParams();
  const clock = useClock();
  const window = { start_date: params.get('from') ?? '', end_date: params.get('to') ?? '' };
  const chosen = { campaign: params.get('campaign') ?? '', creative: params.get('creative') ?? '' };
  const dates = withoutEmpty(window);
  const asked = { ...dates, ...withoutEmpty(chosen) };
  const isReversed = window.start_date !== '' && window.end_date !== '' && window.start_date > window.end_date;
  const query = useCall(['statistics', asked], control('getStatistics', { query: asked }), { enabled: !isReversed });
  const call = service(
    'GET',
    chosen.campaign === '' ? '/v1/stats/campaigns' : `/v1/stats/campaign/${encodeURIComponent(chosen.campaign)}`,
    { query: { ...dates, ...(chosen.campaign === '' ? { per_page: 30 } : {}) }, unrecorded: true },
  );
  // Without data there is nothing to filter.
  const isBare = Object.keys(asked).length === 0 && query.data?.days.length === 0;
  return (
    <Page
      title="Statistics"
      lead="Pieces and their cost count from the day they are mailed; test mailings never count"
      actions={
        <>
          <CopyAs call={call} />
          <ExportCsv name="statistics" make={() => statisticsCsv(asked)} />
        </>
      }
    >
      <Group gap="sm" align="flex-end" hidden={isBare}>
        {clock !== null && <Period window={window} now={clock.now} onChoose={filter} />}
        <TextInput
          type="date"
          label="From"
          value={window.start_date}
          max={window.end_date || undefined}
          error={isReversed}
          onChange={(event) => filter({ from: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label="To"
          value={window.end_date}
          min={window.start_date || undefined}
          error={isReversed}
          onChange={(event) => filter({ to: event.currentTarget.value })}
        />
        <Choice campaign={chosen.campaign} creative={chosen.creative} onChoose={filter} />
      </Group>
      {isReversed ? (
        <p className="warnings unfinished" role="alert">
          From is later than To.{' '}
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => filter({ from: window.end_date, to: window.start_date })}
          >
            Swap them
          </Button>
        </p>
      ) : query.error !== null ? (
        <Trouble error={query.error} />
      ) : (
        <>
          <Loaded query={query}>
            {(statistics) =>
              statistics.days.length === 0 ? (
                <Empty title={isBare ? 'No mail yet' : 'No mail in this period'}>
                  Circulation, spend and delivery figures appear once something is mailed:{' '}
                  {isBare ? '' : 'choose other dates, or '}
                  <Link href="/">send a piece</Link> and advance the clock by a week.
                </Empty>
              ) : (
                <Shown
                  statistics={statistics}
                  campaign={chosen.campaign}
                  until={untilOf(window.end_date, clock?.now)}
                />
              )
            }
          </Loaded>
          <ExactResponse call={call} keys={asked} />
        </>
      )}
    </Page>
  );
}

/** The last requested day, or the clock's current day if that is earlier. */
function untilOf(end: string, now = Number.NaN): number | undefined {
  if (Number.isNaN(now)) return undefined;
  const today = Math.floor(now / DAY) * DAY;
  return end === '' ? today : Math.min(today, Date.parse(end));
}

function withoutEmpty(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

interface ChoiceProps {
  /** Ids; empty for all. */
  readonly campaign: string;
  readonly creative: string;
  readonly onChoose: (changes: { readonly campaign?: string; readonly creative: string }) => void;
}

/** Filters by campaign and by creative. */
function Choice({ campaign, creative, onChoose }: ChoiceProps) {
  const { data = [] } = useCall(['campaigns'], control('listCampaigns', {}));
  const named = (rows: readonly { readonly id: string; readonly name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <NativeSelect
        label="Campaign"
        value={campaign}
        data={[{ value: '', label: 'All campaigns' }, ...named(data)]}
        onChange={(event) => onChoose({ campaign: event.currentTarget.value, creative: '' })}
      />
      {campaign !== '' && (
        <NativeSelect
          label="Creative"
          value={creative}
          data={[
            { value: '', label: 'All creatives' },
            ...named(data.find(({ id }) => id === campaign)?.creatives ?? []),
          ]}
          onChange={(event) => onChoose({ creative: event.currentTarget.value })}
        />
      )}
    </>
  );
}

/** In pixels. */
const FUNNEL_ROW = 34;

const percent = (part: number, of: number): string => (of === 0 ? '–' : `${((part / of) * 100).toFixed(0)} %`);

interface ShownProps {
  readonly statistics: Statistics;
  readonly campaign: string;
  /** The last day of the charts. */
  readonly until: number | undefined;
}

function Shown({ statistics, campaign, until }: ShownProps) {
  const { days, created, creatives } = statistics;
  const charts = useMemo(() => {
    const every = everyDay(days, until);
    const of = (field: 'created' | 'circulation' | 'spend'): number[] => every.map(({ row }) => row?.[field] ?? 0);
    return {
      labels: every.map(({ label }) => label),
      circulation: [{ name: 'mailed', tone: 'ink', values: of('circulation') }] as const,
      created: [{ name: 'created', tone: 'quiet', values: of('created') }] as const,
      spend: [{ name: 'spent', tone: 'good', values: of('spend') }] as const,
    };
  }, [days, until]);
  const circulation = creatives.reduce((sum, row) => sum + row.circulation, 0);
  const spend = creatives.reduce((sum, row) => sum + row.spend, 0);
  const delivered = creatives.reduce((sum, row) => sum + row.delivered, 0);
  return (
    <>
      <Figures>
        <Figure name="Created" note="with test mailings">
          {figure(created)}
        </Figure>
        <Figure name="Mailed" note="no test mailings">
          {figure(circulation)}
        </Figure>
        <Figure name="Delivered" note={`${percent(delivered, circulation)} of those mailed`}>
          {figure(delivered)}
        </Figure>
        <Figure name="Spend" note={`on ${figure(circulation)} mailed`}>
          {money(spend)}
        </Figure>
        <Figure name="Per piece" note="mean of those mailed">
          {circulation === 0 ? '–' : money(spend / circulation)}
        </Figure>
      </Figures>
      <div className="two two-even">
        <Panel title="Circulation">
          <Bars title="Pieces mailed, by day" labels={charts.labels} series={charts.circulation} />
        </Panel>
        <Panel title="Spend">
          <Bars title="Dollars, by day" labels={charts.labels} series={charts.spend} shown={money} />
        </Panel>
      </div>
      <div className="two two-even">
        <Panel title="Mailings by state, with test mailings">
          <Funnel statistics={statistics} campaign={campaign} />
        </Panel>
        <Panel title="Mailings created">
          <Bars
            title="Created, by day"
            labels={charts.labels}
            series={charts.created}
            // As tall as the funnel beside it.
            height={Math.max(220, rowsOf(statistics).length * FUNNEL_ROW - 60)}
          />
        </Panel>
      </div>
      <ByCreative creatives={creatives} />
    </>
  );
}

/** The API's response for the same dates. */
function ExactResponse({ call, keys }: { readonly call: ReturnType<typeof service>; readonly keys: object }) {
  const query = useQuery({ queryKey: ['mailings', 'statistics', keys], queryFn: () => sendForResponse(call) });
  return (
    <Panel title="Response of the API" folded>
      <Loaded query={query}>
        {({ status, data }) => (
          <>
            {status !== 200 && <Trouble error={problemOf(status, data)} />}
            <JsonView value={data} label="The exact response" />
          </>
        )}
      </Loaded>
    </Panel>
  );
}
