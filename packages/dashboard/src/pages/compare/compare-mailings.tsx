import { NativeSelect } from '@mantine/core';
import { Link } from 'wouter';
import { control, type Mailing } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { formatName } from '../../components/mail/formats.ts';
import { nameOf, placeOf } from '../../components/mail/recipient.ts';
import { Sheet } from '../../components/mail/sheet.tsx';
import { usePreview } from '../../components/mail/use-preview.ts';
import { isolated } from '../../components/page/isolated.tsx';
import { Page, Trouble } from '../../components/page/page.tsx';
import { useListParams } from '../../components/page/pager.tsx';
import { formatDay, formatTime } from '../../components/time/time.tsx';
import { LoadedRecord } from '../loaded-record.tsx';
import { Compared, type ComparedRow } from './compared.tsx';

const NEWEST = 50;

/** Two mailings side by side: the pieces, what was sent, what is printed, and when each state came. */
export function CompareMailings({ id }: { readonly id: string }) {
  const query = useCall(['mailings', id], control('getMailing', { params: { id } }));
  return (
    <LoadedRecord query={query} noun="Mailing">
      {(mailing) => <Shown mailing={mailing} />}
    </LoadedRecord>
  );
}

function Shown({ mailing }: { readonly mailing: Mailing }) {
  const { params, set } = useListParams();
  const list = control('listMailings', { query: { campaign: mailing.campaign_id, per_page: NEWEST } });
  const newest = useCall(['mailings', 'compare', mailing.campaign_id], list).data ?? [];
  const others = newest.filter(({ id }) => id !== mailing.id);
  const chosen = params.get('with') ?? others[0]?.id ?? '';
  const other = useCall(['mailings', chosen], control('getMailing', { params: { id: chosen } }), {
    enabled: chosen !== '',
  });
  const both = other.data === undefined || other.isPlaceholderData ? [mailing] : [mailing, other.data];
  return (
    <Page title="Mailings side by side" lead="Values that differ are bold">
      <Trouble error={other.error} />
      <NativeSelect
        label="Beside"
        description={`The newest ${NEWEST} of the same campaign; for any other, end the address in ?with=ID`}
        value={chosen}
        onChange={(event) => set({ with: event.currentTarget.value })}
        data={[
          ...(others.some(({ id }) => id === chosen) || chosen === '' ? [] : [{ value: chosen, label: chosen }]),
          ...others.map((each) => ({ value: each.id, label: `${isolated(nameOf(each))}, ${isolated(placeOf(each))}` })),
        ]}
      />
      <Compared
        label="Mailings side by side"
        heads={both.map((each) => ({
          id: each.id,
          head: <Link href={`/mailings/${each.id}`}>{nameOf(each)}</Link>,
          picture: <Piece mailing={each} />,
        }))}
        rows={rowsOf(both)}
      />
    </Page>
  );
}

function Piece({ mailing }: { readonly mailing: Mailing }) {
  const { format, state, updated_at, front_url, back_url, mailed_at, possible_states } = mailing;
  const version = `${state} ${updated_at}`;
  const isLetter = format.startsWith('letter');
  const front = usePreview(front_url, version);
  const back = usePreview(back_url, version, { enabled: !isLetter && front.status !== undefined });
  const sheet = { format, unmailed: possible_states.length === 0 && mailed_at === null };
  return (
    <div className="compared-piece">
      <Sheet {...front} {...sheet} alt={`Front of the piece to ${nameOf(mailing)}`} />
      {!isLetter && <Sheet {...back} {...sheet} alt={`Back of the piece to ${nameOf(mailing)}`} />}
    </div>
  );
}

function rowsOf(mailings: readonly Mailing[]): ComparedRow[] {
  const row = (label: string, of: (mailing: Mailing) => string | null | undefined): ComparedRow => [
    label,
    mailings.map((each) => of(each) || null),
  ];
  const tags = [...new Set(mailings.flatMap(({ merge_tags }) => Object.keys(merge_tags ?? {})))];
  const states = [...new Set(mailings.flatMap(({ history }) => history.map(({ state }) => state)))];
  const textOf = (at: string): string => `${formatDay(Date.parse(at))}, ${formatTime(Date.parse(at))}`;
  const words = (state: string): string => state.replaceAll('_', ' ');
  return [
    row('State', ({ state }) => words(state)),
    row('Campaign', ({ campaign_name }) => campaign_name),
    row('Creative', ({ creative_name, creative_revision }) => `${creative_name}, revision ${creative_revision}`),
    row('Format', ({ format }) => formatName(format)),
    row('Cost', ({ mode, total_cost }) => (mode === 'test' ? 'test token, nothing' : `$${total_cost}`)),
    row('Name', ({ address }) => address?.name),
    row('Company', ({ address }) => address?.company),
    row('Address', ({ address }) => address?.address_1),
    row('Line 2', ({ address }) => address?.address_2),
    row('City', ({ address }) => address && `${address.city}, ${address.state_name} ${address.postal_code}`),
    row('Not deliverable', ({ address_problem }) => address_problem),
    row('Identifier', ({ recipient }) => recipient?.identifier),
    ...tags.map((tag) =>
      row(`{{ ${tag} }}`, ({ merge_tags }) => {
        const value = merge_tags?.[tag];
        return typeof value === 'string' || value === undefined ? value : JSON.stringify(value);
      }),
    ),
    ...states.map((state) =>
      row(`When ${words(state)}`, ({ history }) => {
        const at = history.find((each) => each.state === state)?.at;
        return at === undefined ? null : textOf(at);
      }),
    ),
    row('Next', ({ next }) => next && `${next.states.map(words).join(' or ')}, ${textOf(next.at)}`),
  ];
}
