import { figure, money } from '@direct-mail/contract/words/figures';
import { percent } from '@direct-mail/contract/words/results/lift';
import { Table } from '@mantine/core';
import { Link } from 'wouter';
import type { ResponseOf } from '../../api/control.ts';
import { DataTable } from '../../components/page/data-table.tsx';
import { Figure, Figures } from '../../components/page/figures.tsx';
import { Panel } from '../../components/page/panel.tsx';

export type Results = ResponseOf<'getCampaignResults'>;

/** What it cost, and how long pieces took. */
export function ResultFigures({ results }: { readonly results: Results }) {
  const { mailings, pieces, cost, in_home, held_out } = results;
  return (
    <Figures>
      <Figure name="Mailings" note={results.mode === 'test' ? 'all of them test mailings' : undefined}>
        {figure(mailings)}
      </Figure>
      <Figure name="Delivered">{figure(pieces['delivered'] ?? 0)}</Figure>
      {held_out.people > 0 && <Figure name="Held out">{figure(held_out.people)}</Figure>}
      <Figure
        name="Cost"
        note={cost.per_delivered === null ? undefined : `${money(cost.per_delivered)} a delivered piece`}
      >
        {money(cost.total)}
      </Figure>
      {in_home !== null && (
        <Figure name="Days in the mail" note={`nine of ten within ${in_home.p90}`}>
          {in_home.median}
        </Figure>
      )}
    </Figures>
  );
}

/** Whether the mailed ordered more than those who were held out. */
export function Worked({ results }: { readonly results: Results }) {
  const { mailed, held_out, says, verdict, window, not_counted, revenue } = results;
  const groups = [{ name: 'mailed', of: mailed }, ...(held_out.people > 0 ? [{ name: 'held out', of: held_out }] : [])];
  const { outside, others, ambiguous } = not_counted;
  return (
    <Panel title="Did it work?">
      <p className="verdict" data-verdict={verdict}>
        {says}
      </p>
      {held_out.people > 0 && <Difference results={results} />}
      <DataTable
        label="Orders by group"
        head={['Group', 'People', 'Buyers', 'Share', 'Orders', 'Revenue']}
        phone={{
          lines: [
            [1, 4],
            [2, 3],
            [5, 6],
          ],
          named: [2, 3, 5, 6],
        }}
      >
        {groups.map(({ name, of }) => (
          <Table.Tr key={name}>
            <Table.Td>{name}</Table.Td>
            <Table.Td className="number">{figure(of.people)}</Table.Td>
            <Table.Td className="number">{figure(of.buyers)}</Table.Td>
            <Table.Td className="number">{percent(of.people === 0 ? 0 : of.buyers / of.people)}</Table.Td>
            <Table.Td className="number">{figure(of.orders)}</Table.Td>
            <Table.Td className="number">{of.revenue === null ? '–' : money(of.revenue)}</Table.Td>
          </Table.Tr>
        ))}
      </DataTable>
      {revenue !== null && (
        <p className="sub">
          {money(Math.abs(revenue.per_person))} {revenue.per_person < 0 ? 'less' : 'more'} for each person mailed; the
          true difference lies between {money(revenue.low)} and {money(revenue.high)} (95 % interval).
        </p>
      )}
      <p className="sub">
        <Link href="/orders">Orders</Link> from {window.from.slice(0, 10)} to {window.to.slice(0, 10)}. Not counted:{' '}
        {figure(outside)} at other times, {figure(others)} of others
        {ambiguous > 0 && `, ${figure(ambiguous)} that may be of either group`}.
      </p>
    </Panel>
  );
}

/** The difference of the shares, with its interval and zero. */
function Difference({ results }: { readonly results: Results }) {
  const { rate, low, high } = results.difference;
  const most = Math.max(Math.abs(low), Math.abs(high), 0.001) * 1.2;
  const x = (value: number): number => 210 + (value / most) * 175;
  const points = (value: number): string => (value * 100).toFixed(1);
  const label = `${points(rate)} percentage points more, 95 % interval from ${points(low)} to ${points(high)}`;
  return (
    <svg className="difference" viewBox="0 0 420 62" role="img" aria-label={label}>
      <title>{label}</title>
      <line className="difference-zero" x1={210} x2={210} y1={4} y2={44} />
      <line className="difference-interval" x1={x(low)} x2={x(high)} y1={28} y2={28} />
      <circle cx={x(rate)} cy={28} r={5} />
      <text x={x(low)} y={16}>
        {points(low)}
      </text>
      <text x={x(high)} y={16}>
        {points(high)}
      </text>
      <text x={210} y={58}>
        no difference
      </text>
    </svg>
  );
}

/** What each creative came to; nothing for a single one. */
export function CreativeResults({ results: { creatives } }: { readonly results: Results }) {
  if (creatives.length < 2) return null;
  return (
    <DataTable
      label="Results by creative"
      head={['Creative', 'Mailings', 'Delivered', 'Cost', 'Buyers', 'Revenue']}
      phone={{ lines: [[1], [2, 3], [4, 5]], named: [2, 3, 4, 5] }}
    >
      {creatives.map((row) => (
        <Table.Tr key={row.creative_id} className="row">
          <Table.Td>
            <Link href={`/creatives/${row.creative_id}`} data-row className="row-link">
              {row.name}
            </Link>
          </Table.Td>
          <Table.Td className="number">{figure(row.mailings)}</Table.Td>
          <Table.Td className="number">{figure(row.delivered)}</Table.Td>
          <Table.Td className="number">{money(row.cost)}</Table.Td>
          <Table.Td className="number">{figure(row.buyers)}</Table.Td>
          <Table.Td className="number">{row.revenue === null ? '–' : money(row.revenue)}</Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}
