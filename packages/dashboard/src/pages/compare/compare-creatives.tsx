import { figure, money } from '@direct-mail/contract/words/figures';
import { Group } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'wouter';
import { type Campaign, control, type ResponseOf } from '../../api/control.ts';
import { send } from '../../api/send.ts';
import { useCall } from '../../api/use-call.ts';
import { formatName } from '../../components/mail/formats.ts';
import { ratioOf } from '../../components/mail/sheet-size.ts';
import { Isolated } from '../../components/page/isolated.tsx';
import { Page } from '../../components/page/page.tsx';
import { useListParams } from '../../components/page/pager.tsx';
import { LoadedRecord } from '../loaded-record.tsx';
import { Compared, type ComparedRow } from './compared.tsx';

/** As many as fit beside each other on a screen. */
const MOST = 4;

/** The creatives of a campaign side by side: both sides, circulation, delivery, cost and orders. */
export function CompareCreatives({ id }: { readonly id: string }) {
  const query = useCall(['campaigns', id], control('getCampaign', { params: { id } }));
  return (
    <LoadedRecord query={query} noun="Campaign">
      {(campaign) => <Shown campaign={campaign} />}
    </LoadedRecord>
  );
}

function Shown({ campaign: { id, name, creatives } }: { readonly campaign: Campaign }) {
  const { params, set } = useListParams();
  const asked = (params.get('of') ?? '')
    .split(',')
    .filter((each) => creatives.some((creative) => creative.id === each));
  const chosen = asked.length > 0 ? asked : creatives.slice(0, MOST).map((creative) => creative.id);
  const shown = creatives.filter((creative) => chosen.includes(creative.id)).slice(0, MOST);
  const drawn = useQueries({
    queries: shown.map((creative) => ({
      queryKey: ['creatives', creative.id, 'compared', creative.revision],
      queryFn: async () => {
        const { front_html, back_html, format, mail_type } = await send(
          control('getCreative', { params: { id: creative.id } }),
        );
        const body = { name: creative.name, format, mail_type, front_html, back_html };
        return send(control('previewArtwork', { body }));
      },
    })),
  });
  const statistics = useCall(['statistics', { campaign: id }], control('getStatistics', { query: { campaign: id } }));
  const results = useCall(['results', 'campaign', id], control('getCampaignResults', { params: { id } }));
  const toggle = (creative: string): void => {
    const next = chosen.includes(creative) ? chosen.filter((each) => each !== creative) : [...chosen, creative];
    set({ of: next.slice(-MOST).join(',') });
  };
  return (
    <Page
      title="Creatives side by side"
      lead={
        <>
          Of <Link href={`/campaigns/${id}`}>{name}</Link>; test mailings count as created only
        </>
      }
    >
      {creatives.length > 2 && (
        <Group gap={6}>
          {creatives.map((creative) => (
            <button
              key={creative.id}
              type="button"
              className="choice"
              aria-pressed={chosen.includes(creative.id)}
              onClick={() => toggle(creative.id)}
            >
              <Isolated>{creative.name}</Isolated>
            </button>
          ))}
        </Group>
      )}
      <Compared
        label="Creatives side by side"
        heads={shown.map((creative, index) => ({
          id: creative.id,
          head: <Link href={`/creatives/${creative.id}`}>{creative.name}</Link>,
          picture: <Picture drawn={drawn[index]?.data} name={creative.name} format={creative.format} />,
        }))}
        rows={rowsOf(shown, statistics.data, results.data)}
      />
    </Page>
  );
}

interface PictureProps {
  readonly drawn: ResponseOf<'previewArtwork'> | undefined;
  readonly name: string;
  readonly format: string;
}

function Picture({ drawn, name, format }: PictureProps) {
  const sides = format.startsWith('letter') ? (['front'] as const) : (['front', 'back'] as const);
  return (
    <div className="compared-piece">
      {sides.map((side) => {
        const src = drawn?.[side];
        const style = { aspectRatio: `auto ${ratioOf(format)}` };
        return src ? (
          <img key={side} className="sheet" src={src} alt={`The ${side} of ${name}`} style={style} />
        ) : (
          <span key={side} className="sheet sheet-blank" style={style}>
            Drawing …
          </span>
        );
      })}
    </div>
  );
}

const number = (value: number | undefined): string | null => (value === undefined ? null : figure(value));
const dollars = (value: number | null | undefined): string | null => (value == null ? null : money(value));
const share = (part: number, of: number): string | null => (of === 0 ? null : `${((part / of) * 100).toFixed(1)} %`);

function rowsOf(
  creatives: Campaign['creatives'],
  statistics: ResponseOf<'getStatistics'> | undefined,
  results: ResponseOf<'getCampaignResults'> | undefined,
): ComparedRow[] {
  const counted = creatives.map(({ id }) => statistics?.creatives.find((row) => row.creative_id === id));
  const came = creatives.map(({ id }) => results?.creatives.find((row) => row.creative_id === id));
  const anyOrder = came.some((row) => (row?.buyers ?? 0) > 0);
  return [
    ['Format', creatives.map(({ format }) => formatName(format))],
    ['Mail type', creatives.map(({ mail_type }) => mail_type.replaceAll('_', ' '))],
    ['Status', creatives.map((each) => (each.default ? 'default' : each.active ? 'active' : 'inactive'))],
    ['Created', counted.map((row) => number(row?.created))],
    ['Mailed', counted.map((row) => number(row?.circulation))],
    ['Delivered', counted.map((row) => number(row?.delivered))],
    ['Delivered of mailed', counted.map((row) => (row === undefined ? null : share(row.delivered, row.circulation)))],
    ['Not mailed', counted.map((row) => number(row?.unmailed))],
    ['Spend', counted.map((row) => dollars(row?.spend))],
    [
      'A delivered piece',
      counted.map((row) => (row === undefined || row.delivered === 0 ? null : dollars(row.spend / row.delivered))),
    ],
    ['Buyers', came.map((row) => (anyOrder ? number(row?.buyers) : null))],
    ['Buyers of mailings', came.map((row) => (anyOrder && row !== undefined ? share(row.buyers, row.mailings) : null))],
    ['Revenue', came.map((row) => (anyOrder ? dollars(row?.revenue) : null))],
  ];
}
