/**
 * Templates as others published them, out of packages under the MIT licence (nothing of them is copied here): the compiled ones of
 * Foundation for Emails (ZURB), the responsive HTML e-mail template (Lee Munroe) and a theme of JSON Resume, all drawn on a letter's sheet.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { render } from 'jsonresume-theme-even';

const fileOf = (path) => new URL(`./node_modules/${path}`, import.meta.url);
const textOf = (path) => readFileSync(fileOf(path), 'utf8');
const letter = (name, html) => ({ name, format: 'letter_8.5x11', html });

const css = textOf('foundation-emails/dist/foundation-emails.css');
const folder = 'foundation-emails/.download/templates';
const foundation = readdirSync(fileOf(folder))
  .filter((file) => file.endsWith('.html'))
  .map((file) =>
    letter(
      `foundation ${file.replace('.html', '')}`,
      textOf(`${folder}/${file}`).replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`),
    ),
  );

const resume = {
  basics: {
    name: 'Ada Lovelace',
    label: 'Analyst',
    email: 'ada@example.com',
    summary: 'Writes programs for engines that are yet to be built.',
    location: { city: 'London', countryCode: 'GB' },
    profiles: [{ network: 'GitHub', username: 'ada', url: 'https://example.com/ada' }],
  },
  work: [
    {
      name: 'The Analytical Engine',
      position: 'Programmer',
      startDate: '1842-02-01',
      endDate: '1843-09-01',
      summary: 'Translated a paper and added the notes.',
      highlights: ['Note G: the numbers of Bernoulli', 'Saw that numbers can stand for anything'],
    },
  ],
  skills: [{ name: 'Mathematics', level: 'Master', keywords: ['Calculus', 'Series'] }],
  languages: [{ language: 'English', fluency: 'Native' }],
};

/** As they are published, but for the style sheet that is put in where it is linked. */
export const published = [
  ...foundation,
  letter('responsive e-mail', textOf('responsive-html-email-template/email.html')),
  letter('résumé “even”', render(resume)),
];
