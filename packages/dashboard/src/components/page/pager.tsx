import { Button, Group, Text } from '@mantine/core';
import { useRef } from 'react';
import { useSearchParams } from 'wouter';

interface Props {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  /** Which of the rows come on the pages before and after: lists are newest first unless they say otherwise. */
  readonly words?: readonly [before: string, after: string];
}

/** The way through a list that is longer than one page; always says how much of it is shown. */
export function Pager({ page, perPage, total, onPage, words = ['Newer', 'Older'] }: Props) {
  if (total <= perPage && page === 1) return null;
  const first = (page - 1) * perPage + 1;
  const number = (count: number): string => count.toLocaleString('en-US');
  return (
    <Group gap="sm" component="nav" aria-label="Pages of the list">
      <Button variant="default" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {words[0]}
      </Button>
      <Text size="sm" role="status">
        {first > total ? 'Nothing here' : `${number(first)} to ${number(Math.min(page * perPage, total))}`} of{' '}
        {number(total)}
      </Text>
      <Button variant="default" disabled={page * perPage >= total} onClick={() => onPage(page + 1)}>
        {words[1]}
      </Button>
    </Group>
  );
}

/** The row that is opened, also after newer ones have pushed it off the page. */
export function useOpened<Row extends { readonly id: string }>(
  rows: readonly Row[] | undefined,
  id: string | null,
): Row | undefined {
  const kept = useRef<Row>(undefined);
  const found = rows?.find((row) => row.id === id);
  if (found !== undefined) kept.current = found;
  return id !== null && kept.current?.id === id ? kept.current : undefined;
}

/** How many rows a page of a list has: on a phone no more than 25, that its end can be reached. */
export function rowsPerPage(rows = 100): number {
  return window.matchMedia('(width < 37.5em)').matches ? Math.min(25, rows) : rows;
}

export type ListParams = ReturnType<typeof useListParams>;

/** Filters and the page of a list, kept in the address: a link shows the same list, and so does going back. */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  const set = (changes: Readonly<Record<string, string | null>>): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  const page = Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1);
  /** The address of the same list with a row opened. */
  const linkTo = (changes: Readonly<Record<string, string>>): string => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    return `?${next}`;
  };
  /** Another filter begins with the first page again. */
  const filter = (changes: Readonly<Record<string, string | null>>): void => set({ page: null, ...changes });
  return {
    params,
    page,
    set,
    filter,
    setPage: (next: number) => set({ page: next === 1 ? null : String(next) }),
    linkTo,
  };
}
