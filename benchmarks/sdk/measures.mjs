import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const answer = JSON.stringify({
  id: '5b3f1c1e-9a0e-4d55-8d3f-1f1f6f1b0a01',
  campaign_id: 'c1',
  creative_id: 'k1',
  merge_tags: null,
  state: 'processing',
  front_url: 'https://previews.test/front.png',
  back_url: 'https://previews.test/back.png',
  pdf_url: 'https://previews.test/piece.pdf',
  total_cost: '0.85',
  address: null,
});

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Bytes, minified and gzipped, of the client and one call. */
export async function bundled(entry) {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: here },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import', 'module'],
    external: builtinModules.flatMap((name) => [name, `node:${name}`]),
    write: false,
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
}

/** What an install of the package brings: how many packages, how many bytes. */
export function installed(name) {
  const lock = JSON.parse(readFileSync(join(here, 'package-lock.json'), 'utf8')).packages;
  const found = new Set();
  const add = (key) => {
    if (found.has(key) || !lock[key]) return;
    found.add(key);
    for (const dependency of Object.keys(lock[key].dependencies ?? {})) {
      const nested = `${key}/node_modules/${dependency}`;
      add(lock[nested] ? nested : `node_modules/${dependency}`);
    }
  };
  add(`node_modules/${name}`);
  const bytes = [...found].reduce((sum, key) => sum + sizeOf(join(here, key)), 0);
  return { packages: found.size, bytes };
}

export const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.slice(folder.length).includes('node_modules'))
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

/** Milliseconds of an import in a fresh process: the median of 15, less that of an empty module. */
export function importTime(name) {
  const script = join(here, '.import.mjs');
  writeFileSync(
    script,
    'const t = performance.now(); await import(process.argv[2]); console.log(performance.now() - t);\n',
  );
  const empty = join(here, '.empty.mjs');
  writeFileSync(empty, 'export {};\n');
  const time = (target) => Number(execFileSync(process.execPath, [script, target], { cwd: here }).toString());
  const runs = Array.from({ length: 15 }, () => [time(name), time(empty)]);
  return {
    median: median(runs.map(([with_, without]) => with_ - without)),
    best: Math.min(...runs.map(([with_]) => with_)) - Math.min(...runs.map(([, without]) => without)),
  };
}

/**
 * Processor times of GET and POST over a `fetch` that answers at once, as multiples of bare `fetch`, turn about. Processor
 * times, because on a busy machine the time on the wall says more about the other programs.
 */
export async function ratios(subjects) {
  const fetch = async () => new Response(answer, { status: 200, headers: { 'content-type': 'application/json' } });
  const real = globalThis.fetch;
  const clients = {};
  for (const [name, subject] of Object.entries(subjects))
    clients[name] = { ...subject, ...(await subject.make(fetch)) };
  const results = Object.fromEntries(Object.keys(clients).map((name) => [name, {}]));
  for (const method of ['get', 'post']) {
    const times = Object.fromEntries(Object.keys(clients).map((name) => [name, []]));
    for (let round = 0; round < 40; round++) {
      for (const [name, client] of Object.entries(clients)) {
        globalThis.fetch = client.replacesGlobal ? fetch : real;
        // The first rounds are long enough for the compiler to finish: after 300 calls each, a third of the difference was its work.
        const calls = round < 10 ? 3000 : 1000;
        const started = process.cpuUsage();
        for (let call = 0; call < calls; call++) await client[method]();
        const { user, system } = process.cpuUsage(started);
        if (round >= 10) times[name].push((user + system) / calls);
      }
    }
    const floors = times['bare fetch'];
    for (const [name, own] of Object.entries(times)) {
      results[name][method] = median(own.map((time, round) => time / floors[round]));
    }
  }
  globalThis.fetch = real;
  return results;
}

/** How often a POST is sent whose connection is cut after it has arrived: on paper, how many postcards are printed. */
export async function postcards(subject) {
  let received = 0;
  const server = createServer((request) => {
    request.resume().on('end', () => {
      received++;
      request.socket.destroy();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const client = await subject.make(
    (...parameters) => fetch(...parameters),
    `http://127.0.0.1:${server.address().port}`,
  );
  await client.post().catch(() => undefined);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return received;
}
