import { figure } from '@direct-mail/contract/words/figures';
import { searchable, searchFor } from '@direct-mail/contract/words/search';
import { Button, Group, Modal, Table, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'wouter';
import { type Audience, type Campaign, control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { NewForm } from '../../components/forms/form.tsx';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { DataTable } from '../../components/page/data-table.tsx';
import { Figure, Figures } from '../../components/page/figures.tsx';
import { Isolated, isolated } from '../../components/page/isolated.tsx';
import { Loaded, Page } from '../../components/page/page.tsx';
import { useListParams } from '../../components/page/pager.tsx';
import { SearchText } from '../../components/page/record-list.tsx';
import { RowName } from '../../components/page/row-name.tsx';
import { AudienceKind } from './kind.tsx';
import { hasTwin, rulesOf, usesOf } from './rules.ts';

/** All audiences with their use: which may be mailed, and which campaigns leave them out. */
export function Audiences() {
  const call = control('listAudiences', {});
  const query = useCall(['audiences'], call);
  const campaigns = useCall(['campaigns'], control('listCampaigns', {}));
  const [making, making_] = useDisclosure(false);
  const list = useListParams();
  const text = list.params.get('q') ?? '';
  return (
    <Page
      title="Audiences"
      lead="Lists of people, to mail once or to leave out"
      actions={
        <>
          <CopyAs call={call} />
          <Button onClick={making_.open}>New audience</Button>
        </>
      }
    >
      <Loaded query={query}>
        {(audiences) => (
          <>
            <Counts audiences={audiences} />
            {audiences.length > 5 && (
              <Group>
                <SearchText list={list} name="q" label="Search audiences" placeholder="Part of a name" />
              </Group>
            )}
            <DataTable
              label="Audiences"
              head={['Audience', 'Kind', 'Members', 'Left out by', 'Can be mailed']}
              phone={{ lines: [[1, 2], [3, 5], [4]], named: [3, 4, 5] }}
            >
              {audiences
                .filter(({ name }) => searchFor(text)(searchable([name])))
                .map((audience) => (
                  <Row
                    key={audience.id}
                    audience={audience}
                    campaigns={campaigns.data ?? []}
                    twin={hasTwin(audience, audiences)}
                  />
                ))}
            </DataTable>
            {audiences.every(({ kind }) => kind !== 'list') && (
              <p className="sub">
                No list of your own yet. Create one with the button. Add people by hand, from a CSV file, or from your
                program with <code>POST /v1/audience/…/member</code>; a campaign mails it once.
              </p>
            )}
          </>
        )}
      </Loaded>
      <Modal opened={making} onClose={making_.close} title="New audience">
        <NewAudience names={query.data?.map(({ name }) => name) ?? []} />
      </Modal>
    </Page>
  );
}

function Counts({ audiences }: { readonly audiences: readonly Audience[] }) {
  const of = (kind: Audience['kind']): string =>
    audiences.reduce((sum, each) => sum + (each.kind === kind ? each.member_count : 0), 0).toLocaleString('en-US');
  return (
    <Figures>
      <Figure name="On lists to mail">{of('list')}</Figure>
      <Figure name="Never mailed">{of('do_not_mail')}</Figure>
      <Figure name="Records of customers">{of('customers')}</Figure>
    </Figures>
  );
}

interface RowProps {
  readonly audience: Audience;
  readonly campaigns: readonly Campaign[];
  /** Whether another audience has the same name: both then show their ids. */
  readonly twin: boolean;
}

function Row({ audience, campaigns, twin }: RowProps) {
  const { id, name, description, kind, member_count } = audience;
  const uses = usesOf(audience, campaigns);
  return (
    <Table.Tr className="row">
      <RowName
        href={`/audiences/${id}`}
        sub={
          <>
            {description || rulesOf(kind)}
            {twin && <span className="mono"> {id.slice(0, 8)}</span>}
          </>
        }
      >
        {name}
      </RowName>
      <Table.Td>
        <AudienceKind kind={kind} />
      </Table.Td>
      <Table.Td className="number">{figure(member_count)}</Table.Td>
      <Table.Td>
        {kind === 'do_not_mail' ? (
          'every campaign'
        ) : uses.length === 0 ? (
          <None />
        ) : (
          uses.map((campaign, index) => (
            <span key={campaign.id}>
              {index > 0 && ', '}
              <Link href={`/campaigns/${campaign.id}`} className="above-row">
                <Isolated>{campaign.name}</Isolated>
              </Link>
            </span>
          ))
        )}
      </Table.Td>
      <Table.Td className="sub">{kind === 'list' ? 'yes, once' : 'no'}</Table.Td>
    </Table.Tr>
  );
}

/** Hidden on a phone. */
const None = () => <span className="none">–</span>;

function NewAudience({ names }: { readonly names: readonly string[] }) {
  const [description, setDescription] = useState('');
  return (
    <NewForm
      call={(name) => control('createAudience', { body: { name, description } })}
      pageOf={(id) => `/audiences/${id}`}
      remark={(name) =>
        names.some((each) => each.toLowerCase() === name.toLowerCase())
          ? `There is already an audience “${isolated(name)}”. A second one would differ only in its id: better choose another name.`
          : null
      }
    >
      <TextInput
        label="Description"
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
    </NewForm>
  );
}
