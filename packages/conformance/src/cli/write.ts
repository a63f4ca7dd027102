import { existsSync, writeFileSync } from 'node:fs';
import { parse } from 'node:path';
import { unknownName } from '@direct-mail/contract/doors/options';
import { UsageError } from '@direct-mail/terminal/failure';
import { judgedIn } from '../report/drift.ts';
import { observedFixtures, unfitted } from '../report/fixtures.ts';
import { html } from '../report/html.ts';
import { junit } from '../report/junit.ts';
import type { ObservationResult, RuleResult, RunResult } from '../run/result.ts';
import type { ServerFlags } from './flags.ts';

interface Means {
  readonly out: (text: string) => void;
  readonly scrub: (text: string) => string;
}

/**
 * Writes the requested files. A run that ended early or judged nothing keeps an earlier run's files: its result goes
 * next to them,
 * and its settings are not written, since a mock started from them would present its defaults as the service's.
 */
export function writeResult({ reports, observed, named }: ServerFlags, result: RunResult, { out, scrub }: Means): void {
  const isWhole = result.ended === null && (judgedIn(result) > 0 || Object.keys(result.latencies).length > 0);
  const page = (path: string, text: string) => {
    const isKept = !isWhole && existsSync(path);
    const place = isKept ? besides(path) : path;
    writeFileSync(place, scrub(text));
    if (isKept) out(`${path} is unchanged, because the run did not finish; its partial result is in ${place}.`);
  };
  for (const path of reports) {
    if (path.endsWith('.html')) page(path, html(result));
    else page(path, path.endsWith('.xml') ? junit(result) : `${asJson(result)}\n`);
  }
  if (observed !== undefined) writeObserved(observed, result, { isWhole, named, out, scrub });
}

const resultFields = {
  id: true,
  section: true,
  rule: true,
  silence: true,
  verdict: true,
  checks: true,
  seen: true,
  default: true,
  settings: true,
  reason: true,
  until: true,
} as const satisfies Record<keyof RuleResult | keyof ObservationResult, true>;

/** @throws UsageError for fields that neither a rule nor a decision has */
export function checkFields(fields: readonly string[] | undefined): void {
  const known = Object.keys(resultFields);
  for (const field of fields ?? [])
    if (!known.includes(field)) throw new UsageError(`--fields: ${unknownName('field', field, known)}`);
}

/** The result as JSON; with fields, these of each rule and decision. The organization's name is in the file of settings only. */
export function asJson(result: RunResult, fields?: readonly string[]): string {
  const observations = result.observations.map((each) => (each.id === 'D89' ? { ...each, settings: {} } : each));
  if (fields === undefined) return JSON.stringify({ ...result, observations }, null, 2);
  const all: readonly object[] = [...result.rules, ...observations];
  const chosen = all.map((each) => Object.fromEntries(Object.entries(each).filter(([name]) => fields.includes(name))));
  return JSON.stringify(chosen, null, 2);
}

function writeObserved(
  path: string,
  result: RunResult,
  { isWhole, named, out, scrub }: Means & { readonly isWhole: boolean; readonly named: boolean },
): void {
  const observed = observedFixtures(result, named);
  const why = isWhole ? 'this run observed no setting' : 'the run did not come to its end';
  const sawNothing = Object.keys(observedFixtures(result).settings).length === 0;
  if (sawNothing || (!isWhole && existsSync(path))) {
    out(`${path} is ${existsSync(path) ? 'unchanged' : 'not written'}: ${why}.`);
    return;
  }
  writeFileSync(path, scrub(`${JSON.stringify(observed, null, 2)}\n`));
  if (!isWhole) out(`${path} holds only what was seen until then: ${why}.`);
  const names = unfitted(result);
  if (names.length > 0) out(`No setting of the mock follows this service in ${names.join(', ')}.`);
  if ('organizationName' in observed.settings)
    out(`${path} holds the name of the organization; --no-organization-name leaves it out.`);
}

/** `result.json` → `result.ended-early.json`. */
function besides(path: string): string {
  const { ext } = parse(path);
  return `${path.slice(0, path.length - ext.length)}.ended-early${ext}`;
}
