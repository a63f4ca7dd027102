import { figure, money } from '@direct-mail/contract/words/figures';
import { escapeMarkup as text } from '@direct-mail/contract/words/markup';
import type { InHome } from '@direct-mail/contract/words/results/in-home';
import { type Lift, percent, points } from '@direct-mail/contract/words/results/lift';
import { checkNames } from '../option-names.ts';
import type { CreativeComparison } from './creatives.ts';
import { style } from './page-style.ts';
import type { RunResults, Span } from './results.ts';
import { LEAST, type Segment } from './segments.ts';

/**
 * The results as one page to hand around: no scripts, fonts, pictures or links, and nothing of a person. Counts of fewer than ten people are not
 * shown.
 *
 * @param options `title`: by default the run's name.
 */
export function resultsPage(results: RunResults, options: { title?: string | undefined } = {}): string {
  checkNames('resultsPage', options, { title: true });
  const { run, name, dates, by, lift, creativeComparison, final } = results;
  const title = options.title ?? (name === '' ? `Run ${run}` : name);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text(title)}: results</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${text(title)}</h1>
<p>Run <code>${text(run)}</code>, ${text(results.state)}${shownSpan(', sent', dates.sent)}${shownSpan(', delivered', dates.delivered)}.</p>
${figures(results)}
</header>
<main>
<section><h2>What did it cost?</h2>${cost(results)}</section>
<section><h2>Who got it?</h2>${arrived(results)}${byCreative(results)}${inHome(results.inHome)}</section>
${by === null ? '' : `<section><h2>By ${text(by.column)}</h2>${segments(by.segments)}</section>`}
<section><h2>Did it work?</h2>${worked(lift)}${creatives(creativeComparison)}${redeemed(results)}</section>
</main>
<footer><p>Counts below ${LEAST} are not shown. ${final === null ? '' : `The counts of orders are final, of ${day(final)}.`}</p></footer>
</body>
</html>
`;
}

const day = (time: string): string => time.slice(0, 10);

const shownSpan = (what: string, span: Span | null): string =>
  span === null ? '' : `${what} ${day(span.from)}${day(span.from) === day(span.to) ? '' : ` to ${day(span.to)}`}`;

const count = (value: number): string => (value > 0 && value < LEAST ? `&lt; ${LEAST}` : figure(value));

const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((total, each) => total + each, 0);

function figures({ pieces, cost: { total, perDelivered }, lift }: RunResults): string {
  const all: (readonly [string, string])[] = [
    ['pieces', count(sum(pieces))],
    ['delivered', count(pieces['delivered'] ?? 0)],
    ['cost', money(total)],
    ...(perDelivered === null ? [] : [['a delivered piece', money(perDelivered)] as const]),
    ...(lift === null ? [] : [['of the mailed ordered', share(lift.mailed)] as const]),
    ...(lift === null || lift.heldOut.people === 0
      ? []
      : [['of those held out ordered', share(lift.heldOut)] as const]),
  ];
  return `<ul class="figures">${all.map(([word, number]) => `<li><b>${number}</b> ${text(word)}</li>`).join('')}</ul>`;
}

const share = ({ people, buyers }: { people: number; buyers: number }): string =>
  buyers > 0 && buyers < LEAST
    ? `&lt; ${percent(people === 0 ? 0 : LEAST / people)}`
    : percent(people === 0 ? 0 : buyers / people);

function cost({ cost: { total, priced, byState }, pieces }: RunResults): string {
  const unpriced = sum(pieces) - priced;
  const rows = shownStates(pieces).map(([state, number, of]) => [
    text(state),
    count(number),
    money(of.reduce((all, each) => all + (byState[each] ?? 0), 0)),
  ]);
  const open = unpriced > 0 ? ` The cost of ${count(unpriced)} is not known, or they were not sent.` : '';
  return `<p>${money(total)} for ${count(priced)} pieces.${open}</p>${table(['state', 'pieces', 'cost'], rows)}`;
}

/** States by their number; those of few pieces as one. */
function shownStates(pieces: Record<string, number>): [string, number, string[]][] {
  const sorted = Object.entries(pieces).sort(([, one], [, other]) => other - one);
  const few = sorted.filter(([, number]) => number < LEAST).map(([state]) => state);
  const all = sorted
    .filter(([, number]) => number >= LEAST)
    .map(([state, number]): [string, number, string[]] => [state, number, [state]]);
  const [one, ...others] = few;
  if (one === undefined) return all;
  const merged = few.reduce((total, state) => total + (pieces[state] ?? 0), 0);
  return [...all, [others.length === 0 ? one : 'other states', merged, few]];
}

function arrived({ pieces, excluded }: RunResults): string {
  const bars = shownStates(pieces).map(([state, number]) => [state, number] as const);
  const left = Object.entries(excluded).map(([reason, number]) => [text(reason), count(number)]);
  const why = left.length === 0 ? '' : `<h3>Not to be mailed</h3>${table(['reason', 'rows'], left)}`;
  return `${barChart('Pieces by state', bars)}${why}`;
}

function byCreative({ creatives: all }: RunResults): string {
  if (all.length < 2) return '';
  const rows = all.map(({ creative_id, name, pieces, cost: of }) => [
    text(name ?? creative_id ?? 'not chosen yet'),
    count(sum(pieces)),
    count(pieces['delivered'] ?? 0),
    money(of),
  ]);
  return `<h3>By creative</h3>${table(['creative', 'pieces', 'delivered', 'cost'], rows)}`;
}

function inHome(found: InHome | null): string {
  if (found === null) return '';
  const days = Object.keys(found.days).map(Number);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const bars = Array.from({ length: last - first + 1 }, (_, at): [string, number] => {
    const many = found.days[String(first + at)] ?? 0;
    return [`${first + at} ${first + at === 1 ? 'day' : 'days'}`, many];
  });
  return `<h3>Days from mailing to delivery</h3><p>Half of ${count(found.pieces)} pieces arrived within ${found.median} days, nine of ten within ${found.p90}.</p>${barChart('Pieces by days in the mail', bars)}`;
}

/** Horizontal bars; a number below ten is a bar of ten. */
function barChart(title: string, bars: readonly (readonly [string, number])[]): string {
  const most = Math.max(LEAST, ...bars.map(([, number]) => number));
  const height = bars.length * 28;
  const drawn = bars.map(([name, number], at) => {
    const width = number === 0 ? 0 : Math.max(2, Math.round((Math.max(number, LEAST) / most) * 440));
    const y = at * 28;
    return `<text x="150" y="${y + 18}" class="name">${text(name)}</text><rect x="160" y="${y + 4}" width="${width}" height="20" rx="3"/><text x="${168 + width}" y="${y + 18}">${count(number)}</text>`;
  });
  return `<svg viewBox="0 0 680 ${height}" role="img" aria-label="${text(title)}"><title>${text(title)}</title>${drawn.join('')}</svg>`;
}

function segments(all: readonly Segment[]): string {
  const orders = all.some((each) => each.orders !== null);
  const rows = all.map(({ value, people, pieces, cost, orders: found }) => [
    value === null ? '<em>others</em>' : text(value),
    count(people),
    count(pieces['delivered'] ?? 0),
    money(cost),
    ...(orders ? [count(found?.buyers ?? 0)] : []),
  ]);
  return `${table(['value', 'pieces', 'delivered', 'cost', ...(orders ? ['buyers'] : [])], rows)}<p class="note">Values that fewer than ${LEAST} people have are told together, as others.</p>`;
}

function worked(lift: Lift | null): string {
  if (lift === null) return '<p>Without orders this is not known.</p>';
  const { mailed, heldOut, window, revenue, notCounted } = lift;
  const hides = isFew(mailed) || isFew(heldOut);
  const groups = [['mailed', mailed] as const, ...(heldOut.people > 0 ? [['held out', heldOut] as const] : [])];
  const rows = groups.map(([group, of]) => [
    group,
    count(of.people),
    count(of.buyers),
    share(of),
    of.revenue === null || (of.buyers > 0 && of.buyers < LEAST) ? '' : money(of.revenue),
  ]);
  const per =
    revenue === null || hides
      ? ''
      : `<p>Revenue: ${money(Math.abs(revenue.perPerson))} ${revenue.perPerson < 0 ? 'less' : 'more'} for each person mailed; the true difference lies between ${money(revenue.low)} and ${money(revenue.high)} (95 % interval).</p>`;
  return `<p class="verdict ${lift.verdict}">${text(hides && heldOut.people > 0 ? withoutShares[lift.verdict] : lift.says)}</p>
${heldOut.people > 0 && !hides ? intervalChart(lift) : ''}
${table(['group', 'people', 'buyers', 'share', 'revenue'], rows)}
${per}<p class="note">Orders from ${day(window.from)} to ${day(window.to)}. Not counted: ${count(notCounted.outside)} at other times, ${count(notCounted.others)} of others${notCounted.ambiguous > 0 ? `, ${count(notCounted.ambiguous)} that may be of either group` : ''}.</p>`;
}

/** So few that a count could tell of a person. */
const isFew = ({ buyers }: { buyers: number }): boolean => buyers > 0 && buyers < LEAST;

/** The verdict where a share would tell of few people. */
const withoutShares: Readonly<Record<Lift['verdict'], string>> = {
  more: `The mail made more people order. Fewer than ${LEAST} of a group did, so the shares are not shown.`,
  fewer: `Fewer of the mailed ordered. Fewer than ${LEAST} of a group did, so the shares are not shown.`,
  unclear: `Fewer than ${LEAST} of a group ordered: that is too few to tell.`,
  no_holdout: '',
};

/** The difference with its interval, and zero. */
function intervalChart({ difference: { rate, low, high } }: Lift): string {
  const most = Math.max(Math.abs(low), Math.abs(high), 0.001) * 1.15;
  const x = (value: number): number => Math.round(340 + (value / most) * 300);
  const label = `Difference of the shares: ${points(rate)} percentage points, 95 % interval from ${points(low)} to ${points(high)}`;
  return `<svg viewBox="0 0 680 76" role="img" aria-label="${label}"><title>${label}</title>
<line x1="340" y1="6" x2="340" y2="52" class="zero"/><text x="340" y="70" class="middle">0: no difference</text>
<line x1="${x(low)}" y1="29" x2="${x(high)}" y2="29" class="interval"/><circle cx="${x(rate)}" cy="29" r="6"/>
<text x="${x(low)}" y="16" class="middle">${points(low)} points</text><text x="${x(high)}" y="16" class="middle">${points(high)} points</text></svg>`;
}

function creatives(comparison: CreativeComparison | null): string {
  if (comparison === null) return '';
  if (comparison.creatives.some(isFew))
    return `<h3>Which creative?</h3><p>Fewer than ${LEAST} of a creative’s people ordered: that is too few to show.</p>`;
  const named = (id: string): string => comparison.creatives.find(({ creative_id }) => creative_id === id)?.name ?? id;
  const rows = comparison.creatives.map((of) => [text(of.name), count(of.people), count(of.buyers), share(of)]);
  const pairs = comparison.pairs.map(({ first, second, difference, p }) => [
    `${text(named(first))} – ${text(named(second))}`,
    `${points(difference.rate)} (${points(difference.low)} to ${points(difference.high)})`,
    p < 0.001 ? '&lt; 0.001' : p.toFixed(3),
  ]);
  return `<h3>Which creative?</h3><p>${text(comparison.says)}</p>${table(['creative', 'people', 'buyers', 'share'], rows)}${table(['pair', 'difference in points (95 % interval)', 'p (Holm)'], pairs)}`;
}

const redeemed = ({ redeemed: found }: RunResults): string =>
  found === null
    ? ''
    : `<h3>Promo codes</h3><p>${count(found.orders)} orders gave a code of this run${found.revenue === null || found.orders < LEAST ? '' : `, for ${money(found.revenue)}`}.</p>`;

/** Cells are markup. */
const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="wide"><table><thead><tr>${headings.map((each) => `<th scope="col">${text(each)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`;
