import type { Section } from '../section.ts';
import { manyConnections, slowSenders } from './crowd.ts';
import { repeatLine, sendBrokenBytes } from './sockets.ts';

/** Bytes broken below HTTP, slow senders, many connections. */
export const socketsSection: Section = async ({ short, seed, cases = short ? 400 : 10_000 }) => {
  const report = await sendBrokenBytes(cases, seed);
  for (const { case: n, name, problems } of report.failures)
    console.error(`${name}: ${problems.join('; ')}\n  ${repeatLine(seed, n)}`);
  const slow = await slowSenders();
  const many = await manyConnections(1000);
  for (const problem of [...slow.problems, ...many.problems].slice(0, 20)) console.error(problem);
  const refused = Object.entries(report.statuses).reduce((sum, [status, n]) => (status >= '400' ? sum + n : sum), 0);
  return [
    {
      check: 'Raw sockets: broken bytes change nothing and get documented responses, or none',
      tried: `${report.cases} connections, ${refused} refusals`,
      result: `${report.failures.length} failures, ${report.kept} connections kept`,
      ok: report.failures.length === 0 && report.kept === 0,
    },
    {
      check: 'Raw sockets: memory of the server from the half of the run to its end',
      tried: `${report.cases} connections`,
      result: `${(report.grown / 1024).toFixed(0)} kB`,
      // In a short run the journal is still filling up.
      ok: report.grown < (cases < 4000 ? 4 : 1) * 2 ** 20,
    },
    {
      check: 'Raw sockets: slow senders get 408 or the end in bounded time',
      tried: `${slow.tried} connections`,
      result: `${slow.problems.length} problems`,
      ok: slow.problems.length === 0,
    },
    {
      check: 'Raw sockets: connections at once, some of which read nothing',
      tried: `${many.tried} connections`,
      result: `${many.problems.length} problems`,
      ok: many.problems.length === 0,
    },
  ];
};
