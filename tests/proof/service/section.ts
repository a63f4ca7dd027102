import type { Section } from '../section.ts';
import { clientTableLine } from './client-table.ts';
import { faults, rulesBrokenBy } from './faults.ts';
import { observationLine, others } from './observations.ts';
import { prismLine } from './prism.ts';
import { freeLine, programLine } from './program.ts';

/** What the checks of @direct-mail/conformance find: 95 of 100 seeded faults at least, each with the right rule named. */
export const serviceSection: Section = async ({ short, seed }) => {
  const step = short ? 60 : 1;
  const chosen = faults.filter((_, index) => (index + seed) % step === 0);
  const clean = await rulesBrokenBy({ name: 'none', rules: [] });
  for (const rule of clean) console.error(`our mock breaks ${rule}`);
  let found = 0;
  let named = 0;
  for (const fault of chosen) {
    const broken = (await rulesBrokenBy(fault)).filter((rule) => !clean.includes(rule) || fault.rules.includes(rule));
    named += broken.length;
    if (fault.rules.some((rule) => broken.includes(rule) && !clean.includes(rule))) found += 1;
    else
      console.error(`missed: ${fault.name} (${fault.rules.join(' or ')}); instead ${broken.join(', ') || 'nothing'}`);
  }
  return [
    {
      check: 'Service checks: our mock passes every rule that can be seen',
      tried: 'the level full, over HTTP with its clock',
      result: clean.length === 0 ? 'no rule fails' : `${clean.join(', ')} fails`,
      ok: clean.length === 0,
    },
    {
      check: 'Service checks: seeded faults are found, with the right rule named',
      tried: `${chosen.length} of ${faults.length} faults`,
      result: `${found} found (${((found / chosen.length) * 100).toFixed(1)} %), ${(named / chosen.length).toFixed(1)} rules named for each`,
      ok: found / chosen.length >= 0.95,
    },
    ...(short ? [] : [await prismLine(), await clientTableLine()]),
    await freeLine(),
    await programLine(short),
    await observationLine(short ? others.filter((_, index) => index % 12 === 0) : others),
  ];
};
