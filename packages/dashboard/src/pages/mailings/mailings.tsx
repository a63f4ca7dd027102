import { figure } from '@direct-mail/contract/words/figures';
import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'wouter';
import { control, type Mailing } from '../../api/control.ts';
import { type MailingSearch, parseSearch } from '../../api/search.ts';
import { problemsIn } from '../../api/search-hints.ts';
import { sendForHeaders } from '../../api/send.ts';
import { formatName } from '../../components/mail/formats.ts';
import { nameOf, placeOf } from '../../components/mail/recipient.ts';
import { StateChip } from '../../components/mail/state-chip.tsx';
import { Thumbnail } from '../../components/mail/thumbnail.tsx';
import { ExportCsv } from '../../components/page/export-csv.tsx';
import { Isolated } from '../../components/page/isolated.tsx';
import { Page, Trouble } from '../../components/page/page.tsx';
import { useFramed } from '../../components/page/use-framed.ts';
import { Time } from '../../components/time/time.tsx';
import { NoMailings } from './no-mailings.tsx';
import { SearchBox } from './search-box.tsx';

const SendOne = lazy(() => import('./send-one.tsx').then((part) => ({ default: part.SendOne })));

const PER_PAGE = 50;
/** In pixels, as in the style sheet: on a phone a row is a card of three lines. */
const ROW_HEIGHT = { list: 48, card: 76 };
const PHONE = '(width < 37.5em)';

/** All mailings, newest first. Only visible rows are fetched, so that 50,000 are as fast as fifty. */
export function Mailings() {
  const [params, setParams] = useSearchParams();
  const text = params.get('q') ?? '';
  const setText = (next: string): void => {
    // Typed text arrives with a delay: another page may be loading by then, with this one still mounted but hidden.
    if (window.location.pathname === '/') setParams(next === '' ? {} : { q: next }, { replace: true });
  };
  // In the URL, so that the palette and other pages can link to it.
  const setSending = (is: boolean): void =>
    setParams({ ...(text === '' ? {} : { q: text }), ...(is ? { new: '' } : {}) }, { replace: true });
  const unclear = problemsIn(text).length > 0;
  const list = useMailings(text, !unclear);
  const isFramed = useFramed();
  const { total, error } = list;
  const isStuck = unclear || error !== null;
  const lead =
    total === undefined
      ? isStuck
        ? 'No search yet'
        : 'Searching …'
      : total === 1
        ? '1 mailing'
        : `${figure(total)} mailings`;
  return (
    <Page
      title="Mailings"
      lead={lead}
      actions={
        total || text !== '' ? (
          <>
            <ExportCsv name="mailings" make={() => csvOf(text)} />
            <Button onClick={() => setSending(true)}>New mailing</Button>
          </>
        ) : undefined
      }
    >
      <SearchBox text={text} onChange={setText} />
      <Trouble error={error} />
      {total === 0 && !unclear && <NoMailings searched={text !== ''} />}
      <div className="mail-table" hidden={!total}>
        <div className="mail-row mail-head" aria-hidden="true">
          {['Piece', 'Recipient', 'Campaign', 'State', 'Created', 'Cost'].map((heading) => (
            <span key={heading}>{heading}</span>
          ))}
        </div>
        <ul ref={list.ref} className="mail-body" style={{ height: list.height }} aria-label="Mailings">
          {(isFramed ? list.rows : []).map(({ index, start, mailing }) => (
            <Row
              key={mailing?.id ?? index}
              {...{ index, start, mailing }}
              height={list.rowHeight}
              total={total ?? -1}
            />
          ))}
        </ul>
      </div>
      <Modal
        opened={params.has('new')}
        onClose={() => setSending(false)}
        title="New mailing"
        size="lg"
        centered={false}
      >
        <Suspense fallback={null}>
          <SendOne />
        </Suspense>
      </Modal>
    </Page>
  );
}

interface RowProps {
  readonly index: number;
  readonly start: number;
  readonly height: number;
  readonly mailing: Mailing | undefined;
  readonly total: number;
}

function Row({ index, start, height, mailing, total }: RowProps) {
  const style = { transform: `translateY(${start}px)`, height };
  const place = { 'aria-posinset': index + 1, 'aria-setsize': total };
  if (mailing === undefined) {
    return (
      <li className="mail-row" style={style} {...place}>
        …
      </li>
    );
  }
  const { id, creative_id, creative_revision, format, campaign_name, creative_name, state, next, mode } = mailing;
  return (
    <li className="mail-row" style={style} {...place} data-testid="mailing">
      <Thumbnail creativeId={creative_id} format={format} revision={creative_revision} />
      <span className="mail-to">
        <Link href={`/mailings/${id}`} data-row className="row-link">
          {nameOf(mailing)}
        </Link>
        <span className="sub">{placeOf(mailing)}</span>
      </span>
      <span className="mail-campaign">
        <span>{campaign_name}</span>
        <span className="sub">
          {creative_name === campaign_name ? '' : <Isolated>{creative_name}</Isolated>}
          {creative_name === campaign_name ? '' : ', '}
          {formatName(format)}
        </span>
      </span>
      <span className="mail-state">
        <StateChip state={state} />
        {next !== null && (
          <span className="sub">
            next <Time at={next.at} />
          </span>
        )}
      </span>
      <span className="mail-created">
        <Time at={mailing.created_at} />
      </span>
      <span className="mail-cost">
        {mode === 'test' ? <span className="test-mark">test</span> : `$${mailing.total_cost}`}
      </span>
    </li>
  );
}

/** The visible rows, fetched page by page; the first page has the total. */
function useMailings(text: string, enabled: boolean) {
  const search = parseSearch(text);
  const ref = useRef<HTMLUListElement>(null);
  const first = useQuery({ ...page(search, 1), placeholderData: keepPreviousData, enabled });
  const total = first.data?.total;
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const rowHeight = isPhone ? ROW_HEIGHT.card : ROW_HEIGHT.list;
  const virtual = useWindowVirtualizer({
    count: total ?? 0,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: ref.current?.offsetTop ?? 0,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are placed anew when their height is another one
  useEffect(() => virtual.measure(), [virtual, rowHeight]);
  const items = virtual.getVirtualItems();
  const pages = [...new Set(items.map(({ index }) => Math.floor(index / PER_PAGE) + 1))].filter((wanted) => wanted > 1);
  const others = useQueries({ queries: pages.map((wanted) => ({ ...page(search, wanted), enabled })) });
  const mailingAt = (index: number): Mailing | undefined => {
    const wanted = Math.floor(index / PER_PAGE) + 1;
    const data = wanted === 1 ? first.data : others[pages.indexOf(wanted)]?.data;
    return data?.rows[index % PER_PAGE];
  };
  const rows = items.map(({ index, start }) => ({
    index,
    start: start - virtual.options.scrollMargin,
    mailing: mailingAt(index),
  }));
  return { ref, total, rows, rowHeight, height: virtual.getTotalSize(), error: first.error };
}

function page(search: MailingSearch, wanted: number) {
  return {
    queryKey: ['mailings', 'list', search, wanted],
    queryFn: async () => {
      const query = { ...search, page: wanted, per_page: PER_PAGE };
      const { data, headers } = await sendForHeaders(control('listMailings', { query }));
      return { rows: data, total: Number(headers.get('x-total')) };
    },
  };
}

/** The CSV writer is loaded on first use, not with the first page. */
async function csvOf(text: string): Promise<string> {
  const { mailingsCsv } = await import('../../files/lists.ts');
  return mailingsCsv(parseSearch(text));
}
