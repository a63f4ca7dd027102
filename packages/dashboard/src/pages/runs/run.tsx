import { counted, figure } from '@direct-mail/contract/words/figures';
import { Link } from 'wouter';
import { control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { Bars } from '../../components/charts/bars.tsx';
import { StateChip } from '../../components/mail/state-chip.tsx';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { Page } from '../../components/page/page.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { Snippet } from '../../components/page/snippet.tsx';
import { LoadedRecord } from '../loaded-record.tsx';
import { CreativeResults, ResultFigures, type Results, Worked } from './outcome.tsx';

/** One run: how far its pieces are, what they cost, and what the mailed ordered. */
export function RunPage({ id }: { readonly id: string }) {
  const call = control('getRunResults', { params: { id } });
  const query = useCall(['results', 'run', id], call);
  const runs = useCall(['runs'], control('listRuns', {})).data ?? [];
  const run = runs.find((each) => each.id === id);
  return (
    <LoadedRecord query={query} noun="Run">
      {(results) => (
        <Page
          title={run === undefined ? 'Run' : `Run of ${run.campaign_name}`}
          lead={<span className="mono">{id}</span>}
          actions={<CopyAs call={call} />}
        >
          {run !== undefined && run.doubled > 0 && (
            <p className="warnings unfinished" role="alert">
              {run.doubled === 1 ? 'One row has' : `${run.doubled} rows have`} more than one mailing.
            </p>
          )}
          <ResultFigures results={results} />
          <div className="columns columns-campaign">
            <div className="column">
              <Worked results={results} />
            </div>
            <div className="column">
              <Progress results={results} />
              <Days results={results} />
              <Panel title="With those whom the run held out">
                <p>
                  The mock knows only who was mailed. The run’s ledger knows whom it held out, and compares the two with
                  your orders:
                </p>
                <Snippet text={`direct-mail runs results ${id} --orders orders.csv`} label="Results with orders" />
              </Panel>
            </div>
          </div>
          <CreativeResults results={results} />
          {run !== undefined && (
            <p className="sub">
              <Link href={`/campaigns/${run.campaign_id}`}>The campaign</Link> has its artwork and settings.
            </p>
          )}
        </Page>
      )}
    </LoadedRecord>
  );
}

function Progress({ results: { pieces, mailings, held_out } }: { readonly results: Results }) {
  const states = { ...pieces, ...(held_out.people > 0 && { holdout: held_out.people }) };
  const part = (count: number): number => (mailings === 0 ? 0 : (count / mailings) * 100);
  return (
    <Panel title="Pieces by state">
      <table className="funnel" aria-label="Pieces by state">
        <thead className="sr">
          <tr>
            <th scope="col">State</th>
            <th scope="col">Pieces</th>
            <th scope="col">As a bar</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(states)
            .sort(([, one], [, other]) => other - one)
            .map(([state, count]) => (
              <tr key={state}>
                <th scope="row">
                  <StateChip state={state} />
                </th>
                <td className="number funnel-count">{figure(count)}</td>
                <td className="funnel-bar">
                  <span data-state={state} style={{ width: `${part(count)}%` }} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Days({ results: { in_home } }: { readonly results: Results }) {
  if (in_home === null) return null;
  const known = Object.keys(in_home.days).map(Number);
  const first = Math.min(...known);
  const days = Array.from({ length: Math.max(...known) - first + 1 }, (_, at) => first + at);
  const values = days.map((day) => in_home.days[String(day)] ?? 0);
  return (
    <Panel title="Days in the mail">
      <Bars
        title="Pieces by days from mailing to delivery"
        labels={days.map((day) => counted(day, 'day'))}
        series={[{ name: 'Delivered', tone: 'good', values }]}
        height={160}
      />
    </Panel>
  );
}
