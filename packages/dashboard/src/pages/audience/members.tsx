import { Checkbox, Group, Stack, Table } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { type Audience, control } from '../../api/control.ts';
import { useList } from '../../api/use-call.ts';
import { ConfirmButton } from '../../components/forms/confirm.tsx';
import { Empty } from '../../components/page/empty.tsx';
import { Fact, Facts } from '../../components/page/facts.tsx';
import { JsonView } from '../../components/page/json-view.tsx';
import { rowsPerPage, useListParams } from '../../components/page/pager.tsx';
import { RecordList } from '../../components/page/record-list.tsx';
import { Time } from '../../components/time/time.tsx';
import { type Listed, type Member, pairsOf } from './pairs.ts';

const PER_PAGE = 50;

/** The members, newest first, searchable by every field. Those that no order added can be removed. */
export function Members({ audience }: { readonly audience: Audience }) {
  const { id, kind } = audience;
  const list = useListParams();
  const [perPage] = useState(() => rowsPerPage(PER_PAGE));
  const text = list.params.get('q') ?? '';
  const search = text.trim() === '' ? {} : { search: text.trim() };
  const query = useList(
    ['audiences', id, 'members', search, list.page, perPage],
    control('listMembers', { params: { id }, query: { ...search, page: list.page, per_page: perPage } }),
  );
  const rows = useMemo(() => pairsOf(query.data?.rows ?? []), [query.data]);
  const ticks = useTicks(query.data?.rows);
  return (
    <RecordList
      list={list}
      query={{ data: query.data && { rows, total: query.data.total }, error: query.error }}
      perPage={perPage}
      noun="Member"
      unfiltered={text === ''}
      head={['Name', 'Address', 'Identified by', 'Added']}
      phone={{ lines: [[1, 4], [2], [3]] }}
      search={{
        name: 'q',
        label: 'Search members',
        placeholder: 'Name, street, city, ZIP, identifier, e-mail hash …',
      }}
      above={(rows) =>
        kind !== 'customers' && (
          <Group gap="sm" className="ticks">
            <Checkbox
              label={`All ${rows.length} on this page`}
              checked={ticks.ids.length === rows.length}
              indeterminate={ticks.ids.length > 0 && ticks.ids.length < rows.length}
              onChange={(event) => ticks.setAll(event.currentTarget.checked)}
            />
            {ticks.ids.length > 0 && (
              <RemoveMembers audience={audience} ids={ticks.ids} label={`Remove ${ticks.ids.length}`} />
            )}
          </Group>
        )
      }
      row={(member, href) => (
        <Row
          key={member.id}
          member={member}
          href={href}
          tick={kind === 'customers' ? null : [ticks.has(member.id), (on) => ticks.set(member.id, on)]}
        />
      )}
      opened={(member, close) => <OpenedMember member={member} audience={audience} onGone={close} />}
      none={<Empty title={text === '' ? 'No members yet' : 'Nothing found'}>{emptyWords(kind, text !== '')}</Empty>}
    />
  );
}

/** Selected rows on the current page; rows that were removed or are on another page are no longer selected. */
function useTicks(rows: readonly Member[] = []) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const ids = rows.map(({ id }) => id).filter((id) => ticked.has(id));
  return {
    ids,
    has: (id: string): boolean => ticked.has(id),
    set: (id: string, on: boolean): void => setTicked(new Set(on ? [...ids, id] : ids.filter((each) => each !== id))),
    setAll: (on: boolean): void => setTicked(new Set(on ? rows.map(({ id }) => id) : [])),
  };
}

interface RemoveMembersProps {
  readonly audience: Audience;
  readonly ids: readonly string[];
  readonly label: string;
  readonly onDone?: () => void;
}

function RemoveMembers({ audience, ids, label, onDone = () => {} }: RemoveMembersProps) {
  const call = ids.map((member_id) => control('removeMember', { params: { id: audience.id, member_id } }));
  return (
    <ConfirmButton
      label={label}
      title={ids.length === 1 ? 'Remove the member?' : `Remove ${ids.length} members?`}
      call={call}
      onDone={onDone}
    >
      {audience.kind === 'do_not_mail'
        ? 'Their opt-out is removed too: campaigns may mail them again, even if an erasure request added them.'
        : 'Mailings to them are kept.'}
    </ConfirmButton>
  );
}

function emptyWords(kind: Audience['kind'], searched: boolean): string {
  if (searched) return 'No member matches all of these words.';
  if (kind === 'customers')
    return 'Submit an order: its customer appears here immediately, and campaigns can leave them out.';
  if (kind === 'do_not_mail')
    return 'People who opt out are added here: by hand, from a file or by an erasure request.';
  return 'Import a file or add one person; then mail everyone once from a campaign’s page.';
}

interface RowProps {
  readonly member: Listed;
  readonly href: string;
  /** Whether it is selected, and a function to change that; null if members cannot be removed. */
  readonly tick: readonly [on: boolean, set: (on: boolean) => void] | null;
}

function Row({ member, href, tick }: RowProps) {
  const { address, address_problem, identifier, email_sha256, former, order_id, created_at, isTwice } = member;
  const name = address?.name ?? (address === null ? 'No name' : 'Current Resident');
  return (
    <Table.Tr className="row">
      <Table.Td>
        <span className="ticked">
          {tick !== null && (
            <Checkbox
              aria-label={`Select ${name}`}
              checked={tick[0]}
              onChange={(event) => tick[1](event.currentTarget.checked)}
            />
          )}
          <Link href={href} data-row className="row-link">
            {name}
          </Link>
        </span>
        {order_id !== null && (
          <div className="sub">
            order {order_id}
            {isTwice && ', shipping and billing'}
          </div>
        )}
      </Table.Td>
      <Table.Td>
        {lineOf(address)}
        {address_problem !== null && <div className="problem">{address_problem}</div>}
        {former.map((entry) => (
          <div
            key={JSON.stringify(entry)}
            className="mono"
            title="An earlier e-mail address or postal address of this opt-out: it is still suppressed"
          >
            also {entry.address_key ?? `${entry.email_sha256?.slice(0, 10)}…`}
          </div>
        ))}
      </Table.Td>
      <Table.Td className="mono">
        {identifier}
        {email_sha256 !== null && (
          <div className="sub beside" title={email_sha256}>
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

interface OpenedMemberProps {
  readonly member: Member;
  readonly audience: Audience;
  readonly onGone: () => void;
}

/** All data of one member, with links to related records. */
function OpenedMember({ member, audience, onGone }: OpenedMemberProps) {
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
      {order_id === null && (
        <Group gap="sm">
          <RemoveMembers audience={audience} ids={[member.id]} label="Remove" onDone={onGone} />
        </Group>
      )}
      <h3>As JSON</h3>
      <JsonView value={member} label="The member as JSON" />
    </Stack>
  );
}
