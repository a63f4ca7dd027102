import { Random } from '../random.ts';
import type { Section } from '../section.ts';
import { type Difference, listenThrough } from './listen.ts';

const said = ({ lost, doubled, misplaced }: Difference): string =>
  `${lost} lost, ${doubled} twice, ${misplaced} elsewhere`;
const isSame = ({ lost, doubled, misplaced }: Difference): boolean => lost + doubled + misplaced === 0;

/** `direct-mail webhooks listen` over connections that break: every event once and in order. */
export const listenSection: Section = async ({ short, seed, cases = short ? 300 : 10_000 }) => {
  const report = await listenThrough(cases, short ? 20 : 100, new Random(seed));
  return [
    {
      check: 'webhooks listen: every event once and in order, sent on and printed, across broken connections',
      tried: `${report.events} events, ${report.reconnects} reconnects`,
      result: `sent on: ${said(report.received)}; printed: ${said(report.printed)}`,
      ok: isSame(report.received) && isSame(report.printed) && report.events >= cases,
    },
    {
      check: 'webhooks listen: Ctrl-C ends it with 130, and its webhook is gone',
      tried: 'once',
      result: `exit code ${report.exitCode}, ${report.left} webhooks left`,
      ok: report.exitCode === 130 && report.left === 0,
    },
  ];
};
