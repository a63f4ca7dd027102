import type { PriceTable } from '@direct-mail/contract/control/generated/models';
import { firesEvent, isWaiting, type MailingState, transitions } from '../src/account/base/mailing-states.ts';
import { defaultSettings } from '../src/account/base/settings.ts';

const { durations, prices } = defaultSettings;
const states = Object.keys(transitions) as MailingState[];

/** `docs/mailing-states.md`, written from the tables that the mock goes by. */
export function mailingStatesPage(): string {
  return `# The states of a mailing, and what it costs

<!-- Generated from packages/mock/src/account/base/mailing-states.ts and settings.ts by "npm run generate". Do not edit. -->

## Transitions

The specification lists the states and no transitions; these are the mock's (D06). At the end of \`processing\` the checks run
in this order, and the first that refuses decides: e-mail or identifier on a suppression list, append, address, address on a
suppression list, holdout, budget, credit. Any other transition is refused.

\`\`\`mermaid
stateDiagram-v2
  [*] --> processing
${states.flatMap(arrows).join('\n')}
\`\`\`

| state | fires a webhook | lasts (D64) |
|---|---|---|
${states.map((state) => `| \`${state}\` | ${firesEvent(state) ? 'yes' : 'no (D08)'} | ${lastsFor(state)} |`).join('\n')}

The times are the setting \`durations\`; \`processing\` counts from \`send_at\` where there is one (D07).

## Prices

US dollars for one piece, by format and mail type (D40): the setting \`prices\`. Each is rounded to whole cents (D107).
What ends unmailed costs \`0.00\`, and so does a piece made with a test token (D16, D39).

| format | \`first_class\` | \`standard\` | any other |
|---|---|---|---|
${Object.keys(prices).map(priceRow).join('\n')}
`;
}

function arrows(state: MailingState): string[] {
  const next = transitions[state];
  return next.length === 0 ? [`  ${state} --> [*]`] : next.map((to) => `  ${state} --> ${to}`);
}

function lastsFor(state: MailingState): string {
  if (!isWaiting(state)) return 'for ever';
  const hours = durations[state] / 3600;
  const [count, unit] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function priceRow(format: string): string {
  const row = prices[format] as PriceTable[string];
  const price = (mailType: string): string => (row[mailType] ?? row['other'] ?? 0).toFixed(2);
  const name = format === 'other' ? 'any other' : `\`${format}\``;
  return `| ${name} | ${price('first_class')} | ${price('standard')} | ${price('other')} |`;
}
