import { checks } from '../src/checks/all.ts';
import { probes } from '../src/probes/all.ts';

/** Checks that render pieces or advance days: all of them run in `npm run proof -- --only service`. */
const isSlow = (id: string, waits = 0): boolean => waits > 60 || /^(preview\.|D41$|D42$|D68$|D72$)/.test(id);

const slow = new Set(checks.filter(({ rule, waits }) => isSlow(rule, waits)).map(({ rule }) => rule));

export const quickRules: readonly string[] = [...new Set(checks.map(({ rule }) => rule))].filter((id) => !slow.has(id));

export const quickProbes: readonly string[] = probes.filter(({ id, waits }) => !isSlow(id, waits)).map(({ id }) => id);
