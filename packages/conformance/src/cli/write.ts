import { existsSync, writeFileSync } from 'node:fs';
import { parse } from 'node:path';
import { judgedIn } from '../report/drift.ts';
import { observedFixtures, unfitted } from '../report/fixtures.ts';
import { html } from '../report/html.ts';
import { junit } from '../report/junit.ts';
import type { RunResult } from '../run/result.ts';
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
export function writeResult({ files, named }: ServerFlags, result: RunResult, { out, scrub }: Means): void {
  const isWhole = result.ended === null && (judgedIn(result) > 0 || Object.keys(result.latencies).length > 0);
  const page = (path: string | undefined, text: () => string) => {
    if (path === undefined) return;
    const isKept = !isWhole && existsSync(path);
    const place = isKept ? besides(path) : path;
    writeFileSync(place, scrub(text()));
    if (isKept) out(`${path} is unchanged, because the run did not finish; its partial result is in ${place}.`);
  };
  // The organization's name is in the operator's settings file, not in the result.
  const shown = {
    ...result,
    observations: result.observations.map((each) => (each.id === 'D89' ? { ...each, settings: {} } : each)),
  };
  page(files.json, () => `${JSON.stringify(shown, null, 2)}\n`);
  page(files.junit, () => junit(result));
  page(files.html, () => html(result));
  if (files.observed !== undefined) writeObserved(files.observed, result, { isWhole, named, out, scrub });
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
