import { figure } from '@direct-mail/contract/words/figures';
import { Button, Group, Text } from '@mantine/core';
import { useRef } from 'react';
import { useSearchParams } from 'wouter';

interface Props {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  /** Labels of the previous and next page; lists are newest first by default. */
  readonly words?: readonly [before: string, after: string];
}

/** Moves between the pages of a list and always shows its total. */
export function Pager({ page, perPage, total, onPage, words = ['Newer', 'Older'] }: Props) {
  if (total <= perPage && page === 1) return null;
  const first = (page - 1) * perPage + 1;
  const number = (count: number): string => figure(count);
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

/** The opened row, even after newer rows have pushed it off the page. */
export function useOpened<Row extends { readonly id: string }>(
  rows: readonly Row[] | undefined,
  id: string | null,
): Row | undefined {
  const kept = useRef<Row>(undefined);
  const found = rows?.find((row) => row.id === id);
  if (found !== undefined) kept.current = found;
  return id !== null && kept.current?.id === id ? kept.current : undefined;
}

/** Rows on a page of a list, at most 25 on a phone so that its end is within reach. */
export function rowsPerPage(rows = 100): number {
  return window.matchMedia('(width < 37.5em)').matches ? Math.min(25, rows) : rows;
}

export type ListParams = ReturnType<typeof useListParams>;

/** Filters and page of a list in the URL, so that links and the back button show the same list. */
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
  /** The URL of the same list with a row opened. */
  const linkTo = (changes: Readonly<Record<string, string>>): string => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    return `?${next}`;
  };
  /** A changed filter returns to the first page. */
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
