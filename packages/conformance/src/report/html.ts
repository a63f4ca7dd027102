import { escapeMarkup } from '@direct-mail/contract/words/markup';
import type { ObservationResult, RuleResult, RunResult } from '../run/result.ts';
import { count, sectionsOf } from '../run/result.ts';
import { failureOf } from './failure.ts';
import { style } from './style.ts';
import { spentOf, wordOf } from './table.ts';

/** The result as one self-contained page, without scripts, fonts or images. */
export function html(result: RunResult): string {
  const { target, rules, observations, finished, ended, spent, warnings = [], notes = [] } = result;
  const sections = sectionsOf(rules);
  const failed = rules.filter(({ verdict }) => verdict === 'fail');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Conformance of ${escapeMarkup(target.url)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>Conformance of ${escapeMarkup(target.url)}</h1>
<p>Level <code>${target.level}</code>, finished <time datetime="${finished}">${finished.slice(0, 16).replace('T', ' ')} UTC</time>${mockOf(target)}${spent > 0 ? `, spent: ${spentOf(result)}` : ''}.</p>
${warnings.map((each) => `<p class="ended" role="alert">${escapeMarkup(each)}</p>`).join('')}
${ended === null ? '' : `<p class="ended" role="alert">The run ended early: ${escapeMarkup(ended)}</p>`}
${figures(result)}
</header>
<main>
<section><h2>What fails</h2>${failed.length === 0 ? `<p>None.</p>` : failed.map((rule) => card(rule, true)).join('\n')}</section>
<section><h2>Where it differs from the mock</h2>${differences(observations)}</section>
${notes.length === 0 ? '' : `<section><h2>Noted, though it breaks no rule</h2><ul>${notes.map((each) => `<li>${escapeMarkup(each)}</li>`).join('')}</ul></section>\n`}<section><h2>Every rule</h2>
${[...sections].map(([name, found]) => `<h3>${escapeMarkup(name)}</h3>\n${found.map((rule) => card(rule, false)).join('\n')}`).join('\n')}
</section>
<section><h2>Every decision</h2>${decisions(observations)}</section>
</main>
</body>
</html>
`;
}

function mockOf({ isMock, sandbox }: RunResult['target']): string {
  if (!isMock) return '';
  return sandbox === undefined ? ', a mock whose clock was moved' : ', a mock, in an account of its own';
}

function figures({ rules, observations, latencies }: RunResult): string {
  const unjudged = count(rules, 'nothing') + count(rules, 'blocked') + count(rules, 'unreached');
  const seen = count(observations, 'same') + count(observations, 'differs');
  const all: readonly (readonly [string, number, string])[] = [
    ['rules pass', count(rules, 'pass'), 'pass'],
    ['rules fail', count(rules, 'fail'), count(rules, 'fail') > 0 ? 'fail' : ''],
    ['continue later', count(rules, 'later'), ''],
    ['not visible from outside', count(rules, 'outside'), ''],
    ['skipped', count(rules, 'skipped'), ''],
    ['not judged', unjudged, ''],
    [`of ${observations.length} decisions observed`, seen, ''],
    ['differ from the mock', count(observations, 'differs'), count(observations, 'differs') > 0 ? 'differs' : ''],
  ];
  const times = Object.entries(latencies)
    .map(([what, seconds]) => `<dt>${escapeMarkup(what)}</dt><dd>${seconds} s</dd>`)
    .join('');
  return `<ul class="figures">${all.map(([word, number, kind]) => `<li class="${kind}"><b>${number}</b> ${escapeMarkup(word)}</li>`).join('')}</ul>${times === '' ? '' : `<dl>${times}</dl>`}`;
}

function card({ id, rule, verdict, checks }: RuleResult, isOpen: boolean): string {
  const rows = checks.map((check) => {
    const said = check.verdict === 'fail' ? failureOf(check) : (check.reason ?? '');
    return `<tr><td>${badge(check.verdict)}</td><td>${escapeMarkup(check.name)}${said === '' ? '' : `<br><small>${escapeMarkup(said)}</small>`}</td></tr>`;
  });
  return `<details${isOpen ? ' open' : ''}><summary>${badge(verdict)} <code>${escapeMarkup(id)}</code> ${escapeMarkup(rule)}</summary><table><tbody>${rows.join('')}</tbody></table></details>`;
}

const badge = (verdict: string): string => `<span class="badge ${verdict}">${escapeMarkup(wordOf(verdict))}</span>`;

function differences(observations: readonly ObservationResult[]): string {
  const found = observations.filter(({ verdict }) => verdict === 'differs');
  if (found.length === 0) return '<p>None.</p>';
  const rows = found.map(
    ({ id, silence, seen, default: usual, settings, reason }) =>
      `<tr><td><code>${id}</code></td><td>${escapeMarkup(silence)}</td><td><code>${escapeMarkup(JSON.stringify(seen))}</code></td><td><code>${escapeMarkup(JSON.stringify(usual))}</code></td><td>${
        settings === undefined
          ? 'the mock has none'
          : Object.keys(settings)
              .map((name) => `<code>${escapeMarkup(name)}</code>`)
              .join(', ')
      }${reason === undefined ? '' : `<br><small>${escapeMarkup(reason)}</small>`}</td></tr>`,
  );
  return `<div class="wide"><table><thead><tr><th>id</th><th>where the specification is silent</th><th>here</th><th>the mock</th><th>setting</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function decisions(observations: readonly ObservationResult[]): string {
  const rows = observations.map(
    ({ id, silence, verdict, seen, reason }) =>
      `<tr><td><code>${id}</code></td><td>${badge(verdict)}</td><td>${escapeMarkup(silence)}${reason === undefined ? '' : `<br><small>${escapeMarkup(reason)}</small>`}</td><td>${seen === undefined ? '' : `<code>${escapeMarkup(JSON.stringify(seen))}</code>`}</td></tr>`,
  );
  return `<div class="wide"><table><thead><tr><th>id</th><th></th><th>where the specification is silent</th><th>seen</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}
