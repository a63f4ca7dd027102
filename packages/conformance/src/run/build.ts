import { checks } from '../checks/all.ts';
import generated from '../generated/rules.json' with { type: 'json' };
import { probes } from '../probes/all.ts';
import { unmeasuredSettings, unseenDecisions } from '../probes/unseen.ts';
import { notesOf } from '../service/notes.ts';
import type { Ports, Target } from '../service/options.ts';
import { ordersOf, sentIn } from '../service/sent.ts';
import type { Service } from '../service/service.ts';
import { extraIn, findingsOf, unclearOf, warningsOf } from '../service/spending/spending.ts';
import { unseenRules } from '../unseen.ts';
import {
  type CheckResult,
  type ObservationResult,
  type RuleResult,
  type RunResult,
  UNASKED,
  verdictOf,
} from './result.ts';
import { keyOf, type State } from './state.ts';

/** The result of all rules and decisions; those that were not run have a reason. */
export function buildResult(
  state: State,
  target: Target,
  service: Service | null,
  ended: string | null,
  ports: Ports,
  only?: readonly string[],
): RunResult {
  const missing = (id: string) => (only === undefined || only.includes(id) ? UNREACHED : UNASKED);
  return {
    format: 1,
    tool: '@direct-mail/conformance',
    started: state.started,
    finished: new Date(ports.now()).toISOString(),
    target: {
      url: plainUrl(target.baseUrl),
      addressUrl: service?.target.addressBaseUrl === undefined ? null : plainUrl(service.target.addressBaseUrl),
      level: target.level,
      isMock: service?.dashboard != null,
      ...(target.sandbox === undefined ? {} : { sandbox: target.sandbox }),
    },
    ended,
    left: ordersOf(state.memory),
    spent: Math.round(state.memory.spent * 100) / 100,
    unclear: unclearOf(state.memory),
    extra: extraIn(state.memory),
    sent: sentIn(state.memory),
    notes: notesOf(state.memory.facts),
    findings: findingsOf(state.memory, service?.dashboard == null ? target.maxCost : undefined),
    warnings: [
      ...findingsOf(state.memory, service?.dashboard == null ? target.maxCost : undefined),
      ...warningsOf(state.memory, target.price),
    ],
    rules: generated.rules.map((rule) => ruleResult(state, rule, missing(rule.id))),
    observations: generated.decisions.map(({ id, silence }) => observationResult(state, id, silence, missing(id))),
    unmeasured: unmeasuredSettings,
    latencies: latenciesOf(state),
  };
}

/** What a run can be restricted to. */
export const knownIds: readonly string[] = [...generated.rules, ...generated.decisions]
  .map(({ id }) => id)
  .concat('latencies');

const UNREACHED = { verdict: 'unreached', reason: 'the run ended before it' } as const;
type Missing = typeof UNREACHED | typeof UNASKED;

function ruleResult(
  { checks: done }: State,
  { id, section, rule }: Pick<RuleResult, 'id' | 'section' | 'rule'>,
  missing: Missing,
): RuleResult {
  const reason = unseenRules[id];
  const results: CheckResult[] = checks
    .filter((check) => check.rule === id)
    .map((check) => done[keyOf(check)] ?? { name: check.name, ...missing });
  if (reason !== undefined) results.push({ name: rule, verdict: 'outside', reason });
  return { id, section, rule, verdict: verdictOf(results), checks: results };
}

function observationResult({ observations }: State, id: string, silence: string, missing: Missing): ObservationResult {
  const reason = unseenDecisions[id];
  if (reason !== undefined) return { id, silence, verdict: 'outside', reason };
  const probe = probes.find((each) => each.id === id);
  return { ...(observations[id] ?? { id, default: probe?.byDefault ?? null, ...missing }), silence };
}

function latenciesOf({ memory }: State): Readonly<Record<string, number>> {
  const found = memory.facts['latencies'];
  return typeof found === 'object' && found !== null ? (found as Readonly<Record<string, number>>) : {};
}

/** Without user names, passwords and queries, which may hold a secret. */
function plainUrl(url: string): string {
  if (!URL.canParse(url)) return '';
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname === '/' ? '' : pathname}`;
}
