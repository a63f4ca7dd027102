import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callOf } from './readme.ts';
import { Server } from './server.ts';
import { runIn } from './start-in.ts';

/**
 * `npm start` where nothing was built: it serves, ends at SIGTERM with exit code 0, starts again without a build, and builds after a
 * change of a source, also when a build was interrupted.
 */
export async function tryStart(clone: string, commandLine: string): Promise<void> {
  const [install = '', command = ''] = commandLine.split(' && ');
  await runIn(clone, install);
  const started = (use: (server: Server) => Promise<unknown>) => Server.during(clone, command, use);

  const before = performance.now();
  let url = '';
  const first = await started(async (server) => {
    url = await server.url();
    const campaigns = await callApi(clone, url);
    const seconds = (performance.now() - before) / 1000;
    console.log(`\nThe first start answered after ${seconds.toFixed(1)} s (aim 20 on two quiet cores).`);
    await checkPage(url);
    await checkPicture(url, campaigns);
    assert.match(server.text, /Nothing is built yet/);
  });
  assert.equal(first, 0, 'the exit code after SIGTERM');
  await assert.rejects(fetch(url), 'the server still answers');

  const second = await started(async (server) => {
    await callApi(clone, await server.url());
    assert.doesNotMatch(server.text, /build/i, 'what is built is built again');
  });
  assert.equal(second, 0, 'the exit code of the second start after SIGTERM');

  // With that file gone the sources are again those of the first build; what the interrupted one leaves must not count as built.
  const added = join(clone, 'packages/mock/src/added.ts');
  writeFileSync(added, '');
  assert.notEqual(await started((server) => server.prints(/Building: libraries/)), 0, 'the exit code of half a build');
  rmSync(added);

  const files = ['mock/dist/jest.d.ts', 'mock/dist/index.d.cts', 'sdk/dist/index.d.ts', 'sdk/dist/contract.d.cts'];
  const declarations = files.map((name) => join(clone, 'packages', name));
  for (const file of declarations) writeFileSync(file, 'of another build');
  await started(async (server) => {
    await callApi(clone, await server.url());
    assert.match(server.text, /Building: libraries/, 'half a build counts as built');
  });

  const source = join(clone, 'packages/mock/src/cli/start.ts');
  writeFileSync(source, readFileSync(source, 'utf8').replace('Try it:', 'Try what was changed:'));
  await started(async (server) => {
    await callApi(clone, await server.url());
    assert.match(server.text, /The sources changed since the last build.*Try what was changed:/s);
  });
  const touched = declarations.filter((file) => readFileSync(file, 'utf8') !== 'of another build');
  assert.deepEqual(touched, [], 'a build without declarations touches some');
}

interface Campaign {
  readonly id: string;
}

/** The README's own call. */
async function callApi(clone: string, url: string): Promise<readonly Campaign[]> {
  const campaigns: unknown = JSON.parse(await runIn(clone, `${callOf(url).command} --silent --show-error`));
  assert.ok(Array.isArray(campaigns) && campaigns.length > 0, 'there is no list of campaigns');
  return campaigns;
}

async function checkPage(url: string): Promise<void> {
  const page = await fetch(url, { headers: { accept: 'text/html' } });
  assert.equal(page.status, 200);
  const [, script = ''] = /<script[^>]*src="([^"]+)"/.exec(await page.text()) ?? [];
  assert.notEqual(script, '', 'the page has no script');
  assert.equal((await fetch(new URL(script, url))).status, 200, script);
}

/** Of a delivered mailing: one of a new mailing takes a minute, as in the service. */
async function checkPicture(url: string, campaigns: readonly Campaign[]): Promise<void> {
  const headers = { authorization: `Bearer ${callOf(url).token}` };
  for (const { id } of campaigns) {
    const list = await fetch(`${url}/v1/campaign/${id}/mailings?per_page=100`, { headers });
    assert.equal(list.status, 200);
    const mailings = (await list.json()) as { state: string; front_url: string }[];
    const mailing = mailings.find(({ state }) => state === 'delivered');
    if (mailing === undefined) continue;
    const picture = await fetch(mailing.front_url);
    assert.equal(picture.status, 200, mailing.front_url);
    assert.equal(Buffer.from(await picture.arrayBuffer()).toString('latin1', 1, 4), 'PNG');
    return;
  }
  assert.fail('no mailing is delivered');
}
