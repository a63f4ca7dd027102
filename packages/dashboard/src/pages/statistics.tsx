import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { type Answer, control } from '../api/control.ts';
import { problemOf } from '../api/problem.ts';
import { sendForAnswer } from '../api/send.ts';
import { service } from '../api/service.ts';
import { useCall } from '../api/use-call.ts';
import { Bars } from '../components/charts/bars.tsx';
import { everyDay } from '../components/charts/days.ts';
import { CopyAs } from '../components/page/copy-as.tsx';
import { Empty } from '../components/page/empty.tsx';
import { ExportCsv } from '../components/page/export-csv.tsx';
import { Figure, Figures } from '../components/page/figures.tsx';
import { JsonView } from '../components/page/json-view.tsx';
import { Loaded, Page, Trouble } from '../components/page/page.tsx';
import { useListParams } from '../components/page/pager.tsx';
import { Panel } from '../components/page/panel.tsx';
import { statisticsCsv } from '../files/lists.ts';
import { ByCreative } from './statistics/by-creative.tsx';
import { Funnel } from './statistics/funnel.tsx';

type Statistics = Answer<'getStatistics'>;

const dollars = (value: number): string => `$${value.toFixed(2)}`;

/** Circulation and spend over time, how far the mail came, and by what; the API's own answer is one click away. */
export function Statistics() {
  const { params, filter } = useListParams();
  const window = { start_date: params.get('from') ?? '', end_date: params.get('to') ?? '' };
  const chosen = { campaign: params.get('campaign') ?? '', creative: params.get('creative') ?? '' };
  const dates = withoutEmpty(window);
  const asked = { ...dates, ...withoutEmpty(chosen) };
  const query = useCall(['statistics', asked], control('getStatistics', { query: asked }));
  const call = service(
    'GET',
    chosen.campaign === '' ? '/v1/stats/campaigns' : `/v1/stats/campaign/${encodeURIComponent(chosen.campaign)}`,
    { query: { ...dates, ...(chosen.campaign === '' ? { per_page: 30 } : {}) }, unrecorded: true },
  );
  return (
    <Page
      title="Statistics"
      lead="Pieces count, and their cost is spent, when they are mailed; test mailings never do"
      actions={<ExportCsv name="statistics" make={() => statisticsCsv(asked)} />}
    >
      <Group gap="sm" align="flex-end">
        <TextInput
          type="date"
          label="From"
          value={window.start_date}
          onChange={(event) => filter({ from: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label="To"
          value={window.end_date}
          onChange={(event) => filter({ to: event.currentTarget.value })}
        />
        <Choice campaign={chosen.campaign} creative={chosen.creative} onChoose={filter} />
        <CopyAs call={call} />
      </Group>
      {query.error !== null && <Trouble error={query.error} />}
      <Loaded query={query.error === null ? query : { data: query.data, error: null }}>
        {(statistics) =>
          statistics.days.length === 0 ? (
            <Empty title="No mail in these days">
              Circulation, spend and how far the mail came are here once something is mailed: choose other dates, or{' '}
              <Link href="/">send a piece</Link> and move the clock on by a week.
            </Empty>
          ) : (
            <Shown statistics={statistics} campaign={chosen.campaign} />
          )
        }
      </Loaded>
      <TheAnswer call={call} keys={asked} />
    </Page>
  );
}

function withoutEmpty(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

interface ChoiceProps {
  /** The ids, or nothing for all. */
  readonly campaign: string;
  readonly creative: string;
  readonly onChoose: (changes: { readonly campaign?: string; readonly creative: string }) => void;
}

/** Of which campaign, and of which of its creatives. */
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

function Shown({ statistics, campaign }: { readonly statistics: Statistics; readonly campaign: string }) {
  const { days, created, creatives } = statistics;
  const charts = useMemo(() => {
    const every = everyDay(days);
    const of = (field: 'created' | 'circulation' | 'spend'): number[] => every.map(({ row }) => row?.[field] ?? 0);
    return {
      labels: every.map(({ label }) => label),
      circulation: [{ name: 'mailed', tone: 'ink', values: of('circulation') }] as const,
      created: [{ name: 'created', tone: 'quiet', values: of('created') }] as const,
      spend: [{ name: 'spent', tone: 'good', values: of('spend') }] as const,
    };
  }, [days]);
  const circulation = creatives.reduce((sum, row) => sum + row.circulation, 0);
  const spend = creatives.reduce((sum, row) => sum + row.spend, 0);
  const delivered = creatives.reduce((sum, row) => sum + row.delivered, 0);
  return (
    <>
      <Figures>
        <Figure name="Created">{created.toLocaleString('en-US')}</Figure>
        <Figure name="Mailed">{circulation.toLocaleString('en-US')}</Figure>
        <Figure name="Delivered">{delivered.toLocaleString('en-US')}</Figure>
        <Figure name="Spend">{dollars(spend)}</Figure>
        <Figure name="Per piece">{circulation === 0 ? '–' : dollars(spend / circulation)}</Figure>
      </Figures>
      <div className="two two-even">
        <Panel title="Circulation">
          <Bars title="Pieces mailed, by day" labels={charts.labels} series={charts.circulation} />
        </Panel>
        <Panel title="Spend">
          <Bars title="Dollars, by day" labels={charts.labels} series={charts.spend} shown={dollars} />
        </Panel>
      </div>
      <div className="two two-even">
        <Panel title="How far the mail came, test mailings too">
          <Funnel statistics={statistics} campaign={campaign} />
        </Panel>
        <Panel title="Mailings created">
          <Bars title="By day" labels={charts.labels} series={charts.created} />
        </Panel>
      </div>
      <ByCreative creatives={creatives} />
    </>
  );
}

/** What a program gets for the same dates. */
function TheAnswer({ call, keys }: { readonly call: ReturnType<typeof service>; readonly keys: object }) {
  const query = useQuery({ queryKey: ['mailings', 'statistics', keys], queryFn: () => sendForAnswer(call) });
  return (
    <Panel title="What the API answers" folded>
      <Loaded query={query}>
        {({ status, data }) => (
          <>
            {status !== 200 && <Trouble error={problemOf(status, data)} />}
            <JsonView value={data} label="The exact answer" />
          </>
        )}
      </Loaded>
    </Panel>
  );
}
