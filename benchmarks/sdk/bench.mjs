/** Prints the SDK beside other clients: `npm run bench` here, after `npm run build` at the root. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, unlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundled, importTime, installed, postcards, ratios, sizeOf } from './measures.mjs';
import { subjects } from './subjects.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const own = `${here}node_modules/@direct-mail/sdk`;

// Ours from its tarball, as others get it.
rmSync(own, { recursive: true, force: true });
mkdirSync(own, { recursive: true });
execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', own], {
  cwd: `${here}../../packages/sdk`,
});
const tarball = readdirSync(own).find((name) => name.endsWith('.tgz'));
execFileSync('tar', ['-xzf', tarball, '--strip-components=1'], { cwd: own });
unlinkSync(`${own}/${tarball}`);

const speed = await ratios(subjects);
const rows = [];
for (const [name, subject] of Object.entries(subjects)) {
  const { get, post } = speed[name];
  const row = { client: name, 'GET ÷ bare': get.toFixed(2), 'POST ÷ bare': post.toFixed(2) };
  if (subject.entry) {
    const { packages, bytes } = subject.ours ? { packages: 1, bytes: sizeOf(own) } : installed(name);
    const time = importTime(name);
    Object.assign(row, {
      packages,
      'kB on disk': Math.round(bytes / 1000),
      'KiB client + call': ((await bundled(subject.entry)) / 1024).toFixed(1),
      'import ms (best)': `${time.median.toFixed(1)} (${time.best.toFixed(1)})`,
    });
  }
  globalThis.fetch = fetch;
  rows.push({ ...row, 'POSTs for one lost response': await postcards(subject) });
}
console.table(Object.fromEntries(rows.map(({ client, ...row }) => [client, row])));
console.log(`Node ${process.versions.node}; GET and POST over a fetch that answers at once, medians of 30 turns.`);
process.exit();
