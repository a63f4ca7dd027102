/** Prints which of the broken services the checks find: `node --conditions=direct-mail-source tests/proof/service/score.ts`. */
import { brokenServices } from './broken-services.ts';
import { rulesBrokenBy } from './faults.ts';

const clean = await rulesBrokenBy({ name: 'none', rules: [] });
let found = 0;
let named = 0;
for (const fault of brokenServices) {
  const broken = (await rulesBrokenBy(fault)).filter((rule) => !clean.includes(rule));
  if (broken.length > 0) found += 1;
  const isNamed = fault.rules.some((rule) => broken.includes(rule));
  if (isNamed) named += 1;
  else
    console.log(
      `${broken.length === 0 ? 'missed' : 'misnamed'}: ${fault.name} (${fault.rules.join(' or ')}); ${broken.join(', ')}`,
    );
}
console.log(`${brokenServices.length} broken services: ${found} found, ${named} by a rule that was expected`);
if (clean.length > 0) console.log(`the mock itself: ${clean.join(', ')}`);
