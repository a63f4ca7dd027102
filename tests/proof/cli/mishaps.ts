import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMock } from '../../../packages/mock/src/index.ts';
import { serve } from '../../../packages/mock/src/node.ts';
import type { ProofLine } from '../section.ts';
import { shell } from './process.ts';

/** A shell line, the exit code that it ends with, and what standard error holds (empty: nothing). */
type Mishap = readonly [line: string, code: number, said: string];

/** What goes wrong around a command: each ends as a person expects, and never with a stack. */
export async function mishapLines(): Promise<ProofLine[]> {
  const home = mkdtempSync(join(tmpdir(), 'direct-mail-mishaps-'));
  const mock = createMock({ seed: 1 });
  const { id: campaign } = await mock.campaigns.create({ name: 'Spring' });
  const { url, close } = await serve(mock);
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as AddressInfo;
  writeFileSync(join(home, 'empty.csv'), '');
  const env = {
    HOME: home,
    XDG_STATE_HOME: join(home, 'state'),
    XDG_CONFIG_HOME: join(home, 'config'),
    DIRECT_MAIL_BASE_URL: url,
    DIRECT_MAIL_TOKEN: mock.tokens.production,
  };
  const send = `dm mailings send --campaign ${campaign} --set recipient.city=Boston`;
  const mishaps: Mishap[] = [
    ['dm commands | head -n 1', 0, ''],
    ['dm campaigns list >&-', 0, ''],
    [`${send} <&-`, 2, 'Add --yes'],
    ['dm campaigns lst', 2, 'did you mean list?'],
    ['dm campaigns list --jsn', 2, 'did you mean --json?'],
    ['DIRECT_MAIL_TOKEN=live_wrong dm campaigns list', 1, 'direct-mail doctor'],
    ['DIRECT_MAIL_BASE_URL=http://127.0.0.1:1 dm campaigns list', 1, 'hint: See what is wrong: direct-mail doctor'],
    ['DIRECT_MAIL_BASE_URL=https://no.such.host.invalid dm whoami', 1, 'hint: See what is wrong: direct-mail doctor'],
    ['dm orders submit --body none.json', 2, 'there is no such file'],
    [`dm orders submit --body ${home}`, 2, 'it is a folder'],
    [`dm send ${home} --campaign ${campaign} --plan-only`, 2, home],
    [`dm send ${home}/empty.csv --campaign ${campaign} --plan-only`, 2, 'empty.csv'],
    [`dm webhooks listen --port ${port} --secret s`, 2, 'the port is in use'],
    ['dm runs list --ledger postgres://127.0.0.1:1/none', 1, 'error: '],
  ];
  const wrong: string[] = [];
  for (const [line, code, said] of mishaps) {
    const { err, code: ended } = await shell(line, env);
    const right = ended === code && (said === '' ? err === '' : err.includes(said)) && !/\n\s+at /.test(err);
    if (!right) wrong.push(`${line.replaceAll(home, '~')}: exit ${ended}, ${JSON.stringify(err.slice(0, 160))}`);
  }
  taken.close();
  await close();
  return [
    {
      check: 'cli: closed pipes, no network, a wrong token, folders, typos, a port in use',
      tried: `${mishaps.length} shell lines`,
      result: wrong.length === 0 ? 'each ends as it should, with the remedy' : wrong.join(' | '),
      ok: wrong.length === 0,
    },
  ];
}
