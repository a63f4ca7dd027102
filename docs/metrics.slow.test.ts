import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Bulk, readCsv, sqliteLedger } from '@direct-mail/bulk';
import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { DirectMail } from '@direct-mail/sdk';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serveMetrics } from '../packages/cli/src/bulk/serve-metrics.ts';
import { freePort } from '../tests/free-port.ts';

const folder = fileURLToPath(new URL('../examples/observability/', import.meta.url));
const isInstalled = spawnSync('promtool', ['--version']).status === 0;

const promtool = (args: string[], input?: string) => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, input, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
};

// Without `apt-get install prometheus` it is skipped, and the summary says so.
describe.skipIf(!isInstalled)('with a real Prometheus', () => {
  test('the example alerts fire when they should, and not else', () => {
    expect(promtool(['check', 'rules', 'alerts.yml'])).toMatchObject({ status: 0 });
    const { status, said } = promtool(['test', 'rules', 'alerts.test.yml']);
    expect(said).toContain('SUCCESS');
    expect(status).toBe(0);
  });

  test('it scrapes a worker and a mock, and answers the questions of an operator', async () => {
    const mock = createMock({ seed: 1, clock: 'real' });
    const served = await serve(mock);
    onTestFinished(served.close);
    const campaign = await mock.campaigns.create({
      name: 'Spring',
      creatives: [{ name: 'Card', format: 'postcard_4x6', front_html: 'Hello', back_html: 'Back' }],
    });
    const home = mkdtempSync(join(tmpdir(), 'metrics-'));
    const people = Array.from(
      { length: 12 },
      (_, at) => `Ada ${'ABCDEFGHIJKL'[at]},${100 + at} Castro St,Mountain View,CA,94041`,
    );
    writeFileSync(join(home, 'people.csv'), `Name,Street,City,State,ZIP\n${people.join('\n')}\n`);
    const bulk = new Bulk({
      client: new DirectMail(mock.connection),
      ledger: sqliteLedger(join(home, 'spring.ledger')),
    });
    const rows = readCsv(join(home, 'people.csv'));
    const plan = await bulk.plan({ campaignId: campaign.id, rows, price: 0.85, limits: { maxCost: 20 } });
    const run = await bulk.send(plan.hash, { canary: 5, rate: 200 });
    await run.settled();
    const metrics = await serveMetrics({ host: '127.0.0.1', port: 0 }, () => bulk.openMetrics());
    onTestFinished(() => metrics.close());

    const port = await freePort();
    const job = (name: string, url: string) => {
      const { host, pathname } = new URL(url);
      return `  - job_name: ${name}\n    metrics_path: ${pathname}\n    static_configs: [{ targets: ['${host}'] }]\n`;
    };
    const configuration = `global: { scrape_interval: 1s, evaluation_interval: 1s }\nrule_files: ['${folder}alerts.yml']\nscrape_configs:\n${job('worker', metrics.url)}${job('mock', `${served.url}/_mock/metrics`)}`;
    writeFileSync(join(home, 'prometheus.yml'), configuration);
    expect(promtool(['check', 'config', join(home, 'prometheus.yml')])).toMatchObject({ status: 0 });
    const prometheus = spawn('prometheus', [
      `--config.file=${join(home, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(home, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ]);
    onTestFinished(() => {
      prometheus.kill('SIGKILL');
    });
    const query = async (expression: string): Promise<[labels: Record<string, string>, value: string][]> => {
      try {
        const response = await fetch(`http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(expression)}`);
        const { data } = (await response.json()) as {
          data: { result: { metric: Record<string, string>; value: [number, string] }[] };
        };
        return data.result.map(({ metric, value }) => [metric, value[1]]);
      } catch {
        return [];
      }
    };
    const value = async (expression: string) => (await query(expression))[0]?.[1];
    await expect.poll(() => value('sum(up)'), { timeout: 60_000 }).toBe('2');
    expect(await value(`direct_mail_bulk_pieces{run="${run.id}",state="sent"}`)).toBe('5');
    expect(await value('direct_mail_bulk_remaining')).toBe('7');
    expect(await value('direct_mail_bulk_spend')).toBe('4.25');
    expect(await value('direct_mail_bulk_spend_limit')).toBe('20');
    expect(await value('direct_mail_bulk_running')).toBe('0');
    expect(await value('direct_mail_mock_mailings{state="processing"}')).toBe('5');
    expect(await value('direct_mail_mock_requests_total{operation="createMailing",status="201"}')).toBe('5');
    // Its state says pending until it has waited for as long as it should.
    await expect
      .poll(async () => (await query('ALERTS{alertname="DirectMailStopped"}'))[0]?.[0]?.['run'], { timeout: 30_000 })
      .toBe(run.id);
  });
});

test('the metrics are served to this machine only, and say what is wrong with an address', async () => {
  const served = await serveMetrics({ host: '127.0.0.1', port: 0 }, async () => '# EOF\n');
  onTestFinished(() => served.close());
  const response = await fetch(served.url);
  expect(response.headers.get('content-type')).toContain('application/openmetrics-text');
  expect(await response.text()).toBe('# EOF\n');
  expect((await fetch(new URL('/', served.url))).status).toBe(404);
});
