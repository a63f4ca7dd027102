import type { GroupOrders, RunResults } from '@direct-mail/bulk';
import { figure, money } from '@direct-mail/contract/words/figures';
import { percent, points } from '@direct-mail/contract/words/results/lift';

/** The results for a terminal: each question in a line. */
export function drawResults(results: RunResults): object {
  const { run, name, state, pieces, excluded, cost, dates, inHome, creatives, by, lift } = results;
  const { creativeComparison, redeemed, final } = results;
  const each = cost.perDelivered === null ? '' : `, ${money(cost.perDelivered)} a delivered one`;
  return {
    run,
    ...(name !== '' && { name }),
    state,
    pieces: counts(pieces),
    ...(Object.keys(excluded).length > 0 && { 'not mailed': counts(excluded) }),
    cost: `${money(cost.total)} for ${figure(cost.priced)} pieces${each}`,
    ...spans(dates),
    ...(inHome !== null && {
      'days in the mail': `half of ${figure(inHome.pieces)} within ${inHome.median}, nine of ten within ${inHome.p90}`,
    }),
    ...(creatives.length > 1 && {
      creatives: creatives
        .map(
          ({ name, creative_id, pieces, cost }) =>
            `${name ?? creative_id ?? 'not chosen yet'}: ${counts(pieces)}, ${money(cost)}`,
        )
        .join('; '),
    }),
    ...(by !== null && {
      [`by ${by.column}`]: by.segments
        .map(
          ({ value, people, pieces, orders }) =>
            `${value ?? 'others'}: ${figure(pieces['delivered'] ?? 0)} of ${figure(people)} delivered${orders === null ? '' : `, ${figure(orders.buyers)} bought`}`,
        )
        .join('; '),
    }),
    ...(lift !== null && {
      mailed: group(lift.mailed),
      'held out': group(lift.heldOut),
      ...(lift.heldOut.people > 0 && {
        difference: `${points(lift.difference.rate)} percentage points, ${points(lift.difference.low)} to ${points(lift.difference.high)} (95 % interval)`,
      }),
      ...(lift.revenue !== null && {
        'each person': `${money(lift.revenue.perPerson)}, ${money(lift.revenue.low)} to ${money(lift.revenue.high)} (95 % interval)`,
      }),
      orders: `from ${minute(lift.window.from)} to ${minute(lift.window.to)}; not counted: ${counts(lift.notCounted)}`,
    }),
    ...(creativeComparison !== null && {
      'by creative': creativeComparison.creatives.map((of) => `${of.name}: ${group(of)}`).join('; '),
    }),
    ...(redeemed !== null && {
      'promo codes': `${figure(redeemed.orders)} orders${redeemed.revenue === null ? '' : `, ${money(redeemed.revenue)}`}`,
    }),
    ...(final !== null && { final: minute(final) }),
  };
}

const counts = (all: object): string =>
  Object.entries(all)
    .map(([name, many]) => `${name} ${figure(many as number)}`)
    .join(', ') || 'none';

/** To the minute, as in lists. */
const minute = (time: string): string => `${time.slice(0, 16).replace('T', ' ')}Z`;

const spans = (dates: RunResults['dates']): object =>
  Object.fromEntries(
    Object.entries(dates).flatMap(([what, span]) =>
      span === null ? [] : [[what, `${minute(span.from)} to ${minute(span.to)}`]],
    ),
  );

function group({ people, buyers, revenue }: Pick<GroupOrders, 'people' | 'buyers' | 'revenue'>): string {
  if (people === 0) return 'no one';
  const spent = revenue === null ? '' : `, ${money(revenue)}`;
  return `${figure(buyers)} of ${figure(people)} ordered (${percent(buyers / people)})${spent}`;
}
