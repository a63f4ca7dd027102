import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { unmeasuredSettings } from '../src/probes/unseen.ts';
import { compareBaseline, readBaseline } from '../src/report/baseline.ts';
import { drift, judgedOnce } from '../src/report/drift.ts';
import { observedFixtures, unfitted } from '../src/report/fixtures.ts';
import { html } from '../src/report/html.ts';
import { junit } from '../src/report/junit.ts';
import { table } from '../src/report/table.ts';
import { type RunResult, UNASKED } from '../src/run/result.ts';

const result = (change: Partial<RunResult> = {}): RunResult => ({
  format: 1,
  tool: 'test',
  started: '2026-01-01T00:00:00.000Z',
  finished: '2026-01-01T00:01:00.000Z',
  target: { url: 'https://api.example.com', addressUrl: null, level: 'safe', isMock: false },
  ended: null,
  spent: 0,
  rules: [
    {
      id: 'a.one',
      section: 'A',
      rule: 'the first',
      verdict: 'pass',
      checks: [{ name: 'it <works>', verdict: 'pass' }],
    },
    {
      id: 'a.two',
      section: 'A',
      rule: 'the second',
      verdict: 'fail',
      checks: [{ name: 'it fails', verdict: 'fail', expected: 'status 200', got: '500 & more' }],
    },
    {
      id: 'b.three',
      section: 'B',
      rule: 'the third',
      verdict: 'skipped',
      checks: [{ name: 'not asked', verdict: 'skipped', reason: 'needs the level full' }],
    },
  ],
  observations: [
    {
      id: 'D1',
      silence: 'one',
      verdict: 'differs',
      seen: { status: 401, shape: 'x' },
      default: { status: 403 },
      settings: { unauthorizedStatus: 401 },
    },
    { id: 'D2', silence: 'two', verdict: 'differs', seen: 'b', default: 'a' },
    { id: 'D3', silence: 'three', verdict: 'same', seen: 1, default: 1, settings: { maxBatch: 1 } },
  ],
  latencies: {},
  ...change,
});

describe('a baseline', () => {
  test('takes failures that it names', () => {
    expect(compareBaseline(result(), readBaseline('# known\na.two # since May\n'))).toEqual({
      unexpected: [],
      passing: [],
      unknown: [],
    });
  });
  test('fails when one of them passes, when another fails, and when one is no rule', () => {
    expect(compareBaseline(result(), ['a.one', 'z.nine'])).toEqual({
      unexpected: ['a.two'],
      passing: ['a.one'],
      unknown: ['z.nine'],
    });
  });
});

describe('drift', () => {
  test('nothing between a result and itself', () => {
    expect(drift(result(), result())).toEqual([]);
  });
  test('names the first path that differs, of rules and of decisions', () => {
    const rules = result().rules.map((rule) => (rule.id === 'a.one' ? { ...rule, verdict: 'fail' as const } : rule));
    const observations = result().observations.map((each) =>
      each.id === 'D1' ? { ...each, seen: { status: 401, shape: 'y' } } : each,
    );
    expect(drift(result(), result({ rules, observations }))).toEqual([
      { id: 'a.one', path: 'verdict', before: 'pass', after: 'fail' },
      { id: 'D1', path: 'seen.shape', before: 'x', after: 'y' },
    ]);
  });
  test('what one of them did not look at is told apart from drift', () => {
    const rules = result().rules.map((rule) => ({ ...rule, verdict: 'skipped' as const }));
    expect(drift(result(), result({ rules }))).toEqual([]);
    expect(judgedOnce(result(), result({ rules }))).toEqual([
      { id: 'a.one', before: 'pass', after: 'skipped' },
      { id: 'a.two', before: 'fail', after: 'skipped' },
    ]);
  });
});

describe('what is written', () => {
  test('the settings of everything that was observed, and the names of what has none', () => {
    expect(observedFixtures(result())).toEqual({ settings: { unauthorizedStatus: 401, maxBatch: 1 } });
    expect(unfitted(result())).toEqual(['D2']);
  });
  test('JUnit with a suite for each section, escaped', () => {
    const xml = junit(result());
    expect(xml).toContain('<testsuite name="A" tests="2" failures="1" errors="0" skipped="0">');
    expect(xml).toContain('it &#60;works&#62;');
    expect(xml).toContain('got 500 &#38; more');
    expect(xml).toContain('<skipped message="needs the level full"/>');
  });
  test('a run that ended early is an error in JUnit', () => {
    expect(junit(result({ ended: 'no response' }))).toContain('<error message="no response"/>');
  });
  test.each([null, 'no response'])('JUnit totals are those of its cases, of a run that ended with %s', (ended) => {
    const xml = junit(result({ ended }));
    const root = /<testsuites [^>]*>/.exec(xml)?.[0] ?? '';
    const occur = (pattern: RegExp) => xml.match(pattern)?.length ?? 0;
    expect(root).toContain(
      `tests="${occur(/<testcase /g)}" failures="${occur(/<failure /g)}" errors="${occur(/<error /g)}" skipped="${occur(/<skipped /g)}"`,
    );
    expect(root).toContain('time="60.000" timestamp="2026-01-01T00:00:00.000Z"');
    for (const [, suite = ''] of xml.matchAll(/<testsuite (.*?)<\/testsuite>/gs))
      expect(suite).toContain(`tests="${suite.match(/<testcase /g)?.length}"`);
  });
  test('the guide lists the settings that are not measured, and no other', () => {
    const guide = readFileSync(new URL('../../../docs/guides/conformance.md', import.meta.url), 'utf8');
    const table = /Settings that are not measured.*?\n\n(.*?)\n\n/s.exec(guide)?.[1] ?? '';
    const named = [...table.matchAll(/^\| `([\w.]+)` \|/gm)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(Object.keys(unmeasuredSettings)));
  });
  test('the name of the organization only where it may be', () => {
    const named = result({
      observations: [
        {
          id: 'D89',
          silence: 'names',
          verdict: 'differs',
          seen: 'another name',
          default: 'Mock Organization',
          settings: { organizationName: 'Acme' },
        },
      ],
    });
    expect(observedFixtures(named)).toEqual({ settings: { organizationName: 'Acme' } });
    expect(observedFixtures(named, false)).toEqual({ settings: {} });
  });
  test('a run that ended at once says why in its last line, and lists nothing that it did not come to', () => {
    const unreached = { verdict: 'unreached' as const, reason: 'the run ended before it' };
    const rules = result().rules.map((rule) => ({ ...rule, ...unreached, checks: [{ name: 'a', ...unreached }] }));
    const lines = table(result({ ended: 'no response to GET /v1/me: ECONNREFUSED', rules, observations: [] })).split(
      '\n',
    );
    expect(lines.at(-1)).toBe('The run ended early: no response to GET /v1/me: ECONNREFUSED');
    expect(lines.filter((line) => line !== '')).toHaveLength(3);
  });
  test('what is not among --only is counted and not listed, what a level does not run is', () => {
    const skipped = (reason: string) => ({
      verdict: 'skipped' as const,
      checks: [{ name: 'a', verdict: 'skipped' as const, reason }],
    });
    const [first, second, third] = result().rules.map((rule, index) =>
      index === 0 ? rule : { ...rule, ...skipped(index === 1 ? UNASKED.reason : 'needs the level full') },
    );
    const text = table(
      result({ rules: [first, second, third].filter((rule) => rule !== undefined), observations: [] }),
    );
    expect(text).toContain('a.one');
    expect(text).not.toContain('a.two');
    expect(text).toContain('b.three');
    expect(text).toContain('2 skipped');
  });
  test('one page that loads nothing', () => {
    const page = html(result());
    expect(page).not.toMatch(/<script|<link|src=|url\(|@import/);
    expect(page).toContain('it &#60;works&#62;');
  });
});
