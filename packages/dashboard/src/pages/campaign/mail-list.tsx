import { personHeadings } from '@direct-mail/contract/words/headings';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Call } from '../../api/call.ts';
import type { Campaign } from '../../api/control.ts';
import { service } from '../../api/service.ts';
import { BatchImport } from '../../components/files/batch-import.tsx';
import { TokenChoice, type TokenKind, useFirstToken } from '../../components/mail/token-choice.tsx';

/** The fields of a recipient, recognized by the same headings as in the import of audiences. */
const columns = [
  { column: 'full_name', label: 'Name', headings: personHeadings.full_name },
  { column: 'first_name', label: 'First name', headings: personHeadings.first_name },
  { column: 'last_name', label: 'Last name', headings: personHeadings.last_name },
  { column: 'company', label: 'Company', headings: personHeadings.company },
  { column: 'address_1', label: 'Address', headings: personHeadings.address_1 },
  { column: 'address_2', label: 'Address, line 2', headings: personHeadings.address_2 },
  { column: 'city', label: 'City', headings: personHeadings.city },
  { column: 'state', label: 'State', headings: personHeadings.state },
  { column: 'postal_code', label: 'ZIP', headings: personHeadings.postal_code },
  { column: 'identifier', label: 'Identifier', headings: personHeadings.identifier },
  { column: 'email', label: 'E-mail', headings: personHeadings.email },
] as const;

type Column = (typeof columns)[number]['column'];

/** Mails to recipients from a file: each row is a mailing, and unmapped columns are merge tags. */
export function MailList({ campaign }: { readonly campaign: Campaign }) {
  const { id: campaign_id } = campaign;
  const [chosen, setToken] = useState<TokenKind | null>(null);
  const first = useFirstToken();
  const token = chosen ?? first;
  const callOf = (
    recipient: Readonly<Partial<Record<Column, string>>>,
    merge_tags: Readonly<Record<string, string>>,
  ): Call<unknown> =>
    service('POST', '/v1/mailing', {
      body: { campaign_id, recipient, ...(Object.keys(merge_tags).length === 0 ? {} : { merge_tags }) },
      token,
    });
  return (
    <BatchImport
      columns={columns}
      callOf={callOf}
      things="mailings"
      thing="mailing"
      othersAre="Unmapped columns are sent as merge tags under their headings."
      after={<Link href={`/?q=${encodeURIComponent(`campaign:${campaign_id}`)}`}>The mailings</Link>}
    >
      <TokenChoice value={token} onChange={setToken} what="each row" />
      <Text size="sm" c="dimmed">
        Each row is one call of <code>POST /v1/mailing</code> and appears under Requests.
      </Text>
    </BatchImport>
  );
}
