import { type MagicAddress, magicAddresses } from '@direct-mail/us-address';
import { magicRecipients } from '../src/account/mailings/magic.ts';

/** `docs/magic-recipients.md`, written from the tables that the mock goes by. */
export function magicRecipientsPage(): string {
  return `# Magic recipients

<!-- Generated from packages/mock/src/account/mailings/magic.ts and packages/us-address/src/magic.ts by "npm run generate". Do not edit. -->

A test in any language can ask for an outcome with the recipient alone, without the control API: put the phrase into
\`address_1\`, with any city, state and ZIP code. Case makes no difference, and underscores count as spaces.

## Outcomes of a mailing

Each state lasts as long as it usually does (D64): on a manual clock, advance it; on the real one, see \`--clock 3600x\`.

| \`address_1\` | the mailing | states after \`processing\` |
|---|---|---|
${Object.entries(magicRecipients)
  .map(
    ([phrase, { path, meaning }]) =>
      `| \`${phrase}\` | ${meaning} | ${path.map((state) => `\`${state}\``).join(' → ') || 'none'} |`,
  )
  .join('\n')}

\`\`\`sh
curl -X POST localhost:4010/v1/mailing -H 'Authorization: Bearer live_mock' -H 'Content-Type: application/json' -d '{
  "campaign_id": "…",
  "recipient": { "full_name": "Ada", "address_1": "delivery exception", "city": "Anytown", "state": "CA", "postal_code": "94043" }
}'
\`\`\`

## Address service responses, and what they mean for a mailing

The same phrases work as \`address_line1\` (or the first line of \`full_address\`) of \`/v1/standardize\`. A mailing to a
phrase that is not deliverable ends as \`address_invalid\` (D68). A phrase that means an HTTP status is a matter of the
address service alone: a mailing to it is like one to a place that does not exist.

| phrase | meaning | mailing | fields that are set |
|---|---|---|---|
${magicAddresses.map(addressRow).join('\n')}
`;
}

function addressRow({ phrase, meaning, effect, onlyNowhere }: MagicAddress): string {
  const where = onlyNowhere === true ? ' Only beside a ZIP code that does not exist, such as 11111.' : '';
  if (effect.kind === 'http')
    return `| \`${phrase}\` | ${meaning}${where} | \`address_invalid\` | status ${effect.status} |`;
  const fields = Object.entries({ ...effect.analysis, ...effect.metadata })
    .map(([name, value]) => `\`${name}\` ${value === '' ? 'empty' : `\`${String(value)}\``}`)
    .join(', ');
  const mailing = effect.deliverable ? 'deliverable' : '`address_invalid`';
  return `| \`${phrase}\` | ${meaning}${where} | ${mailing} | ${fields} |`;
}
