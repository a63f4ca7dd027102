/**
 * Pages and e-mails of packages under the MIT or ISC licence, as they were published, on a letter's sheet: what people who come from
 * the web write. Nothing of them is copied here: `node web.mjs` fetches the packages, without what they depend on.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const folder = new URL('./node_modules/.web', import.meta.url).pathname;

/** Packages with their version, and which of their files are templates. */
const packages = [
  ['bootstrap-email@1.2.9', 'examples/output/*.html'],
  ['cv-template@1.54.0', 'dist/templates/*.html'],
  ['html-email-template@1.0.0', '*.html'],
  ['skeleton-css@2.0.4', '*.html'],
  ['notus-js@1.1.0', '{index,pages/*}.html'],
  ...(
    'bare@5.0.9 blog-home@5.0.9 blog-post@5.0.9 business-casual@7.0.9 clean-blog@6.0.9 coming-soon@6.0.7 creative@7.0.7 ' +
    'full-width-pics@5.0.6 grayscale@7.0.6 heroic-features@5.0.6 landing-page@6.0.6 modern-business@5.0.7 ' +
    'one-page-wonder@6.0.6 resume@7.0.6 scrolling-nav@5.0.6 shop-item@5.0.6 simple-sidebar@6.0.6 small-business@5.0.6 ' +
    'stylish-portfolio@6.0.6 the-big-picture@5.0.6'
  )
    .split(' ')
    .map((name) => [`startbootstrap-${name}`, 'dist/*.html']),
  ...['1-col-portfolio', '2-col-portfolio', '3-col-portfolio', '4-col-portfolio', 'full-slider', 'half-slider']
    .concat('logo-nav', 'portfolio-item', 'round-about', 'thumbnail-gallery')
    .map((name) => [`startbootstrap-${name}@4.1.1`, 'index.html']),
];

/** The most that a service draws. */
const LARGEST = 256 * 1024;
const homeOf = (name) => join(folder, name.replace('@', '-'));

export function fetchPackages() {
  for (const [name] of packages) {
    const home = homeOf(name);
    if (existsSync(home)) continue;
    mkdirSync(home, { recursive: true });
    const file = execFileSync('npm', ['pack', '--silent', name], { cwd: home, encoding: 'utf8' }).trim();
    execFileSync('tar', ['xzf', file, '--strip-components=1'], { cwd: home });
  }
}

/** Style sheets of the package put in where they are linked, pictures by an address, and no scripts. */
function htmlOf(file) {
  const put = (tag) => {
    const href = /href="([^"?]*)/.exec(tag)?.[1] ?? '';
    const path = join(dirname(file), href);
    return /^(https?:|\/\/)/.test(href) || !existsSync(path) ? tag : `<style>${readFileSync(path, 'utf8')}</style>`;
  };
  return asArtwork(readFileSync(file, 'utf8').replace(/<link\b[^>]*rel="stylesheet"[^>]*>/gi, put));
}

/** Without scripts, and each picture with a whole address. */
export function asArtwork(html) {
  const whole = (address) => {
    if (/^(https?:|data:|#)/.test(address)) return address;
    return address.startsWith('//') ? `https:${address}` : `https://cdn.example/${address}`;
  };
  return html
    .replace(/<script\b[\s\S]*?<\/script>/gi, '')
    .replace(/(<img\b[^>]*\ssrc=")([^"]+)"/g, (_, before, written) => {
      const address = written.replaceAll('&#x2F;', '/').replaceAll('&#x3D;', '=');
      return `${before}${whole(address)}"`;
    });
}

/** The addresses of pictures in such a page. */
export const picturesOf = (html) => [
  ...[...html.matchAll(/<img\b[^>]*\ssrc="(https?:[^"]*)"/g)].map(([, address]) => address.replaceAll('&amp;', '&')),
  ...[...html.matchAll(/url\((["']?)(https?:[^"')]*)\1\)/g)].map(([, , address]) => address),
];

/** Those that were fetched. */
export const web = packages.flatMap(([name, pattern]) => {
  const home = homeOf(name);
  return globSync(join(home, pattern))
    .sort()
    .map((file) => ({
      name: `${name.replace(/@.*/, '').replace('startbootstrap-', 'sb ')} ${basename(relative(home, file), '.html')}`,
      format: 'letter_8.5x11',
      html: htmlOf(file),
      data: {},
    }))
    .filter(({ html }) => html.length <= LARGEST && /<style|style=/.test(html));
});

if (process.argv[1] === new URL(import.meta.url).pathname) fetchPackages();
