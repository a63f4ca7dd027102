import { figure } from '@direct-mail/contract/words/figures';
import { Link } from 'wouter';
import type { ResponseOf } from '../../api/control.ts';
import { StateChip } from '../../components/mail/state-chip.tsx';
import { losses, way } from './states.ts';

type Statistics = ResponseOf<'getStatistics'>;

interface Props {
  readonly statistics: Statistics;
  /** The id of the campaign; empty for all. */
  readonly campaign: string;
}

/** The states of a delivered piece, then the losses that occurred. */
export function rowsOf({ reached }: Statistics) {
  return [...way, ...losses.filter((loss) => reached.some(({ state, count }) => state === loss && count > 0))];
}

/** How many of the created mailings reached each state, and where the others ended. */
export function Funnel({ statistics, campaign }: Props) {
  const { created, reached, states } = statistics;
  const of = (list: Statistics['states'], state: string): number =>
    list.find((each) => each.state === state)?.count ?? 0;
  const within = campaign === '' ? '' : ` campaign:${campaign}`;
  const part = (count: number): number => (created === 0 ? 0 : (count / created) * 100);
  return (
    <table className="funnel" aria-label="Mailings by state">
      <thead className="sr">
        <tr>
          <th scope="col">State</th>
          <th scope="col">Reached</th>
          <th scope="col">Share of all</th>
          <th scope="col">As a bar</th>
          <th scope="col">Currently</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(statistics).map((state) => {
          const count = of(reached, state);
          const now = of(states, state);
          return (
            <tr key={state}>
              <th scope="row">
                <Link href={`/?q=${encodeURIComponent(`state:${state}${within}`)}`} data-row>
                  <StateChip state={state} />
                </Link>
              </th>
              <td className="number funnel-count">{figure(count)}</td>
              <td className="number sub">{part(count).toFixed(count < created ? 1 : 0)} %</td>
              <td className="funnel-bar">
                <span data-state={state} style={{ width: `${part(count)}%` }} />
              </td>
              <td className="number sub">{figure(now)} now</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
