/** Mistakes in merge tags that are visible in the template alone, each with its line. */
import { nearest } from '@direct-mail/contract/doors/nearest';
import { finding, placeOf, refusal, type SideFinding } from './findings.ts';
import { strictEngine } from './liquid-engine.ts';
import { parseTemplate, templateProblem } from './templates.ts';

export function templateSlips(html: string): SideFinding[] {
  if (!/\{[{%]/.test(html)) return [];
  const found: SideFinding[] = [];
  const add = (slip: SideFinding) => {
    if (!found.some(({ code, line, column }) => code === slip.code && line === slip.line && column === slip.column))
      found.push(slip);
  };
  const problem = templateProblem(html);
  if (problem !== null) add(parseProblem(problem, html));
  for (const match of html.matchAll(TAG)) {
    const [tag, output] = match;
    const slip = output === undefined ? undefined : outputSlip(tag, output);
    if (slip !== undefined) add({ ...slip, ...placeOf(html, match.index) });
  }
  if (problem === null) for (const slip of filterSlips(html)) add(slip);
  return found;
}

const TAG = /\{\{-?((?:[^{}]|\}(?!\}))*?)-?\}\}|\{%-?[^%]{0,4000}?-?%\}/g;
const STRINGS = /"[^"]*"|'[^']*'/g;

function parseProblem(problem: string, html: string): SideFinding {
  const [, line, column] = /\bline:(\d+)(?:, col:(\d+))?/.exec(problem) ?? [];
  const place = { line: line ? Number(line) : undefined, column: column ? Number(column) : undefined };
  const text = problem.replace(/, line:\d+(, col:\d+)?/, '');
  if (text.includes('is Handlebars')) return finding('handlebars', text, place);
  const refused = /larger than|longer than|more than/.test(text);
  if (refused) return refusal(text, place);
  const written = html.split('\n')[(place.line ?? 1) - 1] ?? '';
  const remedy = REMEDIES.find(([inMessage, inLine]) => inMessage.test(text) && inLine.test(written))?.[2];
  return finding('merge-tag-syntax', text, { ...place, remedy });
}

/** Remedies for syntax of other template languages, by the error message and the text of its line. */
const REMEDIES: readonly (readonly [RegExp, RegExp, string])[] = [
  [/needs another file/, /./, 'Put what the file holds into the HTML of the side'],
  [/"(elseif|elif|else if)" not found/, /./, 'Write {% elsif … %}'],
  [/./, /\{%[^%]*&&/, 'Write “and” for &&'],
  [/./, /\{%[^%]*\|\|/, 'Write “or” for ||'],
  [/./, /\{%[^%]*[^=!<>]=[^=]/, 'Compare with ==: {% if name == "text" %}'],
];

/** What Liquid accepts without an error but does not read as intended. */
function outputSlip(tag: string, output: string): SideFinding | undefined {
  const inside = output.trim();
  const shown = tag.length > 60 ? `${tag.slice(0, 59)}…` : tag;
  const plain = inside.replace(STRINGS, '""');
  const [value = '', ...filters] = plain.split('|').map((part) => part.trim());
  const [, quoted] = /^(?:"([^"]*)"|'([^']*)')$/.exec(inside) ?? [];
  if (quoted !== undefined && /^[a-z_]\w*(\.\w+)*$/i.test(quoted))
    return finding('merge-tag-syntax', `${shown} prints the word “${quoted}” itself`, {
      remedy: `Leave the quotes out: {{ ${quoted} }}`,
    });
  if (value.startsWith('>') || /^(else|end|endif|endfor|this|@\w+)$/.test(value))
    return finding('handlebars', `${shown} is Handlebars, and prints nothing here`);
  if (/\b(or|and)\b/.test(value))
    return finding('merge-tag-syntax', `${shown} prints “true” or “false”`, {
      remedy: 'Write a fallback as a filter: {{ name | default: "text" }}',
    });
  const [, first, rest] = /^([\w.-]+)\s+([\w.-]+(?:\s+[\w.-]+)*)$/.exec(value) ?? [];
  if (first !== undefined && !/^(contains|==|!=)/.test(rest ?? ''))
    return finding('merge-tag-syntax', `${shown}: only “${first}” is read, what follows is not`, {
      remedy: `Write names without blanks: {{ ${value.replace(/\s+/g, '_')} }}`,
    });
  for (const filter of filters) {
    const [, argument] = /^default\s*:\s*([A-Za-z_]\w*)\s*$/.exec(filter) ?? [];
    if (argument !== undefined && /^[A-Z]/.test(argument))
      return finding('merge-tag-syntax', `${shown}: the default ${argument} is read as the name of a merge tag`, {
        remedy: `Put the text in quotes: default: "${argument}"`,
      });
  }
  const [, format] = /\|\s*date\s*:\s*["']([^"']*)["']/.exec(inside) ?? [];
  if (format !== undefined && !format.includes('%') && /[YyMDdHh]{2,}/.test(format))
    return finding('date-format', `${shown} prints “${format}” itself`);
  return undefined;
}

/** Unknown filters, which leave their value unchanged. */
function filterSlips(html: string): SideFinding[] {
  try {
    parseTemplate(html, strictEngine());
    return [];
  } catch {
    const known = Object.keys(strictEngine().filters);
    return [...html.matchAll(/\{[{%]-?((?:[^{}%]|\}(?!\})|%(?!\}))*)/g)].flatMap((match) =>
      [
        ...(match[1] ?? '').replace(STRINGS, (text) => ' '.repeat(text.length)).matchAll(/\|\s*([A-Za-z_]\w*)/g),
      ].flatMap((filter) => {
        const name = filter[1] ?? '';
        if (known.includes(name)) return [];
        const meant = nearest(name, known);
        return finding('filter-unknown', `There is no filter “${name}”: the side cannot be drawn`, {
          ...placeOf(html, match.index),
          ...(meant !== undefined && { remedy: `Did you mean ${meant}?` }),
        });
      }),
    );
  }
}
