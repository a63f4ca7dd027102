/**
 * Résumé themes of JSON Resume under the MIT or ISC licence, filled with one résumé and drawn on a letter's sheet. Nothing of them is
 * copied here: `node themes.mjs` installs each with what it depends on, without its scripts, and keeps the page that it makes.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asArtwork } from './web.mjs';

const folder = new URL('./node_modules/.themes', import.meta.url).pathname;

/** The newest of each on 2026-11-29, of those that install and make a page. */
const themes = (
  'ace@1.1.0 actual@0.2.2 autumn@1.0.1 boilerplate@0.1.2 caffeine@1.2.3 class@0.1.2 classy@1.0.9 compact@1.0.4 ' +
  'cora@0.1.1 crisp@0.2.12 dave@1.0.1 direct@0.1.1 elegant@1.16.1 eloquent@5.0.0 flat@0.3.7 github@0.0.5 ' +
  'jacrys@1.0.4 keloran@1.0.2 kendall@0.2.0 lucide@1.1.0 macchiato@1.1.0 mantra@0.3.1 material@1.3.1 ' +
  'minimal@0.1.1 minyma@0.0.5 modern@0.0.18 msresume@0.1.0 onepage-plus@1.1.0 onepage@0.0.3 onepageresume@0.0.6 ' +
  'orbit@3.0.0 paper-plus-plus@0.5.1 paper@0.5.0 papirus@0.0.5 projects@0.30.0 pumpkin@1.1.4 responsive@0.0.4 ' +
  'rnord@1.0.0 rocketspacer@1.2.2 sceptile@1.0.5 short@0.1.7 simple-red@1.0.4 simple@1.0.0 simplyelegant@1.7.2 ' +
  'slick@0.1.16 spartacus@1.0.0 spartan@0.3.0 stackoverflow@3.3.0 standard-resume@2.1.0 verbum@0.0.5 ' +
  'wraypro@0.0.5'
)
  .split(' ')
  .map((theme) => `jsonresume-theme-${theme}`);

/** A synthetic one, long enough for two pages in most themes; dates are given, so that the pages are the same on every day. */
const resume = {
  basics: {
    name: 'Ada Lovelace',
    label: 'Analyst',
    email: 'ada@example.com',
    phone: '(503) 555-0148',
    url: 'https://example.com/ada',
    website: 'https://example.com/ada',
    summary: 'Writes programs for engines that are yet to be built, and explains them to those who will build them.',
    location: {
      address: '12 Canal Street',
      postalCode: '97205',
      city: 'Portland',
      region: 'Oregon',
      countryCode: 'US',
    },
    profiles: [
      { network: 'GitHub', username: 'ada', url: 'https://example.com/ada' },
      { network: 'LinkedIn', username: 'ada-l', url: 'https://example.com/ada-l' },
    ],
  },
  work: [
    {
      name: 'The Analytical Engine',
      company: 'The Analytical Engine',
      position: 'Programmer',
      url: 'https://example.com/engine',
      website: 'https://example.com/engine',
      startDate: '2019-02-01',
      endDate: '2025-09-01',
      summary: 'Translated a paper and added the notes, which are three times as long as the paper.',
      highlights: ['Note G: the numbers of Bernoulli', 'Saw that numbers can stand for anything', 'Led a team of four'],
    },
    {
      name: 'Difference & Sons',
      company: 'Difference & Sons',
      position: 'Assistant',
      startDate: '2016-05-01',
      endDate: '2018-12-01',
      summary: 'Checked tables of logarithms by hand and by machine.',
      highlights: ['Found 412 misprints', 'Wrote the style guide for tables'],
    },
  ],
  volunteer: [
    {
      organization: 'Library of Portland',
      position: 'Reader',
      startDate: '2020-01-01',
      endDate: '2024-01-01',
      summary: 'Read to children on Saturdays.',
      highlights: ['120 hours'],
    },
  ],
  education: [
    {
      institution: 'University of London',
      area: 'Mathematics',
      studyType: 'Bachelor',
      startDate: '2012-09-01',
      endDate: '2016-06-01',
      score: '3.9',
      gpa: '3.9',
      courses: ['Calculus', 'Probability'],
    },
  ],
  awards: [{ title: 'Medal for notes', date: '2023-11-01', awarder: 'Royal Society', summary: 'For Note G.' }],
  publications: [
    {
      name: 'Sketch of the engine',
      publisher: 'Scientific Memoirs',
      releaseDate: '2022-08-01',
      summary: 'With notes.',
    },
  ],
  skills: [
    { name: 'Mathematics', level: 'Master', keywords: ['Calculus', 'Series', 'Finite differences'] },
    { name: 'Writing', level: 'Advanced', keywords: ['Letters', 'Notes'] },
  ],
  languages: [
    { language: 'English', fluency: 'Native speaker' },
    { language: 'French', fluency: 'Fluent' },
  ],
  interests: [{ name: 'Horses', keywords: ['Odds', 'Racing'] }],
  references: [
    { name: 'Charles Babbage', reference: 'She has thrown her magical spell around the most abstract of sciences.' },
  ],
  projects: [],
  certificates: [],
};

const nameOf = (theme) => theme.replace('jsonresume-theme-', '').replace(/@.*/, '');
const pageOf = (theme) => join(folder, `${nameOf(theme)}.html`);

export function fetchThemes() {
  for (const theme of themes) {
    if (existsSync(pageOf(theme))) continue;
    const home = join(folder, nameOf(theme));
    mkdirSync(home, { recursive: true });
    try {
      writeFileSync(join(home, 'package.json'), '{ "private": true }');
      execFileSync('npm', ['install', '--silent', '--ignore-scripts', '--no-audit', '--no-fund', theme], { cwd: home });
      const made = execFileSync(process.execPath, [process.argv[1], home, theme.replace(/@.*/, '')], {
        cwd: home,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout: 30_000,
        maxBuffer: 64 * 1024 * 1024,
      });
      writeFileSync(pageOf(theme), made.slice(made.indexOf(MARK) + MARK.length));
    } catch (error) {
      console.log(`${theme}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
  }
}

/** Themes also print to the output; what follows is the page. */
const MARK = '\u{1E}page\u{1E}';

async function printPage(home, name) {
  const module = await import(pathToFileURL(createRequire(join(home, 'package.json')).resolve(name)).href);
  const render = module.render ?? module.default?.render;
  process.stdout.write(`${MARK}${await render(structuredClone(resume))}`);
}

/** Those that were installed, without scripts; the most that a service draws is 256 KiB. */
export const resumes = existsSync(folder)
  ? readdirSync(folder)
      .filter((file) => file.endsWith('.html'))
      .sort()
      .map((file) => ({
        name: `résumé ${basename(file, '.html')}`,
        format: 'letter_8.5x11',
        html: asArtwork(readFileSync(join(folder, file), 'utf8')),
        data: {},
      }))
      .filter(({ html }) => html.length > 500 && html.length <= 256 * 1024)
  : [];

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [home, name] = process.argv.slice(2);
  if (home && name) await printPage(home, name);
  else fetchThemes();
}
