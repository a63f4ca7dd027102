/** All of it, and one table at the end. The scale of one account takes minutes and has a command of its own. */
import { accountLines } from './account.ts';
import { callLines } from './calls.ts';
import { leakLines } from './leaks.ts';
import type { Line } from './measure.ts';
import { serverLines } from './server.ts';
import { startLines } from './start.ts';

const lines: Line[] = [];
for (const [name, part] of Object.entries({ serverLines, startLines, callLines, accountLines, leakLines })) {
  try {
    lines.push(...(await part()));
  } catch (error) {
    lines.push({ measure: name, ours: String(error), peer: '–', ratio: '–', target: '–' });
  }
}
console.table(lines);
