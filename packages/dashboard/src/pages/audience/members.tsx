import { Drawer, Group, Stack, Table, TextInput } from '@mantine/core';
import { Link } from 'wouter';
import { type Answer, type Audience, control } from '../../api/control.ts';
import { useList } from '../../api/use-call.ts';
import { DataTable } from '../../components/page/data-table.tsx';
import { Empty } from '../../components/page/empty.tsx';
import { Fact, Facts } from '../../components/page/facts.tsx';
import { JsonView } from '../../components/page/json-view.tsx';
import { Loaded } from '../../components/page/page.tsx';
import { Pager, useListParams, useOpened } from '../../components/page/pager.tsx';
import { Time } from '../../components/time/time.tsx';

const PER_PAGE = 50;

type Member = Answer<'listMembers'>[number];

/** The members, newest first, searched by anything that is known of them. */
export function Members({ audience }: { readonly audience: Audience }) {
  const { id, kind } = audience;
  const { params, page, set, filter, setPage, linkTo } = useListParams();
  const text = params.get('q') ?? '';
  const search = text.trim() === '' ? {} : { search: text.trim() };
  const query = useList(
    ['audiences', id, 'members', search, page],
    control('listMembers', { params: { id }, query: { ...search, page, per_page: PER_PAGE } }),
  );
  const opened = useOpened(query.data?.rows, params.get('member'));
  return (
    <>
      {(audience.member_count > 0 || text !== '') && (
        <Group gap="sm">
          <TextInput
            data-search
            className="search-text"
            aria-label="Search members"
            placeholder="Name, street, city, ZIP, identifier, e-mail hash …"
            type="search"
            value={text}
            onChange={(event) => filter({ q: event.currentTarget.value })}
          />
          <span className="sub" role="status">
            {text !== '' && query.data !== undefined && `${query.data.total.toLocaleString('en-US')} found`}
          </span>
        </Group>
      )}
      <Loaded query={query}>
        {({ rows, total }) =>
          total === 0 ? (
            <Empty title={text === '' ? 'Nobody here yet' : 'Nothing found'}>{emptyWords(kind, text !== '')}</Empty>
          ) : (
            <>
              <DataTable label="Members" head={['Name', 'Address', 'Known by', 'Added']}>
                {rows.map((member) => (
                  <Row key={member.id} member={member} href={linkTo({ member: member.id })} />
                ))}
              </DataTable>
              <Pager page={page} perPage={PER_PAGE} total={total} onPage={setPage} />
            </>
          )
        }
      </Loaded>
      <Drawer
        opened={opened !== undefined}
        onClose={() => set({ member: null })}
        position="right"
        size="lg"
        title="Member"
      >
        {opened !== undefined && <OpenedMember member={opened} />}
      </Drawer>
    </>
  );
}

function emptyWords(kind: Audience['kind'], searched: boolean): string {
  if (searched) return 'No member holds all of these words.';
  if (kind === 'customers') return 'Submit an order: its customer is here at once, and campaigns can leave them out.';
  if (kind === 'do_not_mail') return 'Who opts out is added here, by hand, from a file or by an erasure request.';
  return 'Import a file or add one person; then mail all of them once from a campaign’s page.';
}

function Row({ member, href }: { readonly member: Member; readonly href: string }) {
  const { address, address_problem, identifier, email_sha256, former, order_id, created_at } = member;
  return (
    <Table.Tr className="row">
      <Table.Td>
        <Link href={href} data-row className="row-link">
          {address?.name ?? (address === null ? 'No name' : 'Current Resident')}
        </Link>
      </Table.Td>
      <Table.Td>
        {lineOf(address)}
        {address_problem !== null && <div className="problem">{address_problem}</div>}
        {former.map((entry) => (
          <div
            key={JSON.stringify(entry)}
            className="mono"
            title="An earlier e-mail or address of this opt-out: it still suppresses"
          >
            also {entry.address_key ?? `${entry.email_sha256?.slice(0, 10)}…`}
          </div>
        ))}
      </Table.Td>
      <Table.Td className="mono">
        {identifier ?? (order_id === null ? '' : `order ${order_id}`)}
        {email_sha256 !== null && (
          <div className="sub" title={email_sha256}>
            e-mail {email_sha256.slice(0, 10)}…
          </div>
        )}
      </Table.Td>
      <Table.Td className="when">
        <Time at={created_at} />
      </Table.Td>
    </Table.Tr>
  );
}

function lineOf(address: Member['address']): string {
  if (address === null) return '–';
  const { address_1, address_2, city, state_name, postal_code } = address;
  return [address_1, address_2, `${city}, ${state_name} ${postal_code}`].filter(Boolean).join(', ');
}

/** What is known of one person, and the ways from here to what concerns them. */
function OpenedMember({ member }: { readonly member: Member }) {
  const { address, identifier, email_sha256, order_id, address_problem, created_at } = member;
  const search = address === null ? (identifier ?? '') : `${address.address_1} zip:${address.postal_code}`;
  return (
    <Stack gap="sm" className="opened">
      <p className="opened-head">{address?.name ?? identifier ?? 'No name'}</p>
      <Facts>
        <Fact name="Address" value={lineOf(address)} />
        <Fact name="Problem" value={address_problem} />
        <Fact name="Identifier" value={identifier} mono />
        <Fact name="E-mail hash" value={email_sha256} mono />
        <Fact name="Order" value={order_id}>
          <Link href={`/orders?q=${encodeURIComponent(order_id ?? '')}`}>{order_id}</Link>
        </Fact>
        <Fact name="Added" value={created_at}>
          <Time at={created_at} exact />
        </Fact>
      </Facts>
      {search !== '' && <Link href={`/?q=${encodeURIComponent(search)}`}>Mail to this person</Link>}
      <h3>As JSON</h3>
      <JsonView value={member} label="The member as JSON" />
    </Stack>
  );
}
