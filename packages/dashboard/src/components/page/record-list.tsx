import { figure } from '@direct-mail/contract/words/figures';
import { Drawer, Group, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { DataTable, type PhoneCard } from './data-table.tsx';
import { Loaded } from './page.tsx';
import { type ListParams, Pager, useOpened } from './pager.tsx';

interface Props<Row> {
  readonly list: ListParams;
  readonly query: {
    readonly data: { readonly rows: readonly Row[]; readonly total: number } | undefined;
    readonly error: unknown;
  };
  readonly perPage: number;
  /** The singular name of a row, such as `Order`: title of its drawer and, in lower case, its URL parameter. */
  readonly noun: string;
  readonly head: readonly string[];
  readonly phone?: PhoneCard;
  readonly row: (row: Row, href: string) => ReactNode;
  readonly opened: (row: Row, close: () => void) => ReactNode;
  readonly search: SearchTextProps;
  /** Whether no filter is set: an empty list then needs no search box. */
  readonly unfiltered: boolean;
  /** Shown beside the search box. */
  readonly tools?: ReactNode;
  /** Shown above the table if there are rows. */
  readonly above?: (rows: readonly Row[]) => ReactNode;
  /** Shown instead of the table if there are no rows. */
  readonly none: ReactNode;
}

/** A searchable, paged list with its search in the URL; each row opens in a drawer. */
export function RecordList<Row extends { readonly id: string }>(props: Props<Row>) {
  const { list, query, perPage, noun, head, phone } = props;
  const parameter = noun.toLowerCase();
  const opened = useOpened(query.data?.rows, list.params.get(parameter));
  const close = (): void => list.set({ [parameter]: null });
  return (
    <>
      {!(props.unfiltered && query.data?.total === 0) && (
        <Group gap="sm">
          <SearchText {...props.search} list={list} />
          {props.tools}
          <span className="sub" role="status">
            {query.data === undefined ? '' : counted(query.data.total, parameter)}
          </span>
        </Group>
      )}
      <Loaded query={query}>
        {({ rows, total }) =>
          total === 0 ? (
            props.none
          ) : (
            <>
              {props.above?.(rows)}
              <DataTable label={`${noun}s`} head={head} {...(phone === undefined ? {} : { phone })}>
                {rows.map((row) => props.row(row, list.linkTo({ [parameter]: row.id })))}
              </DataTable>
              <Pager page={list.page} perPage={perPage} total={total} onPage={list.setPage} />
            </>
          )
        }
      </Loaded>
      <Drawer opened={opened !== undefined} onClose={close} title={noun}>
        {opened !== undefined && props.opened(opened, close)}
      </Drawer>
    </>
  );
}

interface SearchTextProps {
  /** Its URL parameter. */
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
}

/** A search box whose text is kept in the URL. */
export function SearchText({ list, name, label, placeholder }: SearchTextProps & { readonly list: ListParams }) {
  return (
    <TextInput
      data-search
      className="search-text"
      aria-label={label}
      placeholder={placeholder}
      type="search"
      value={list.params.get(name) ?? ''}
      onChange={(event) => list.filter({ [name]: event.currentTarget.value })}
    />
  );
}

function counted(total: number, noun: string): string {
  return total === 1 ? `1 ${noun}` : `${figure(total)} ${noun}s`;
}
