import type { ReactNode } from 'react';
import { Problem } from '../api/problem.ts';
import { Loaded, Page } from '../components/page/page.tsx';
import { NotFound } from './not-found.tsx';

interface Props<T> {
  readonly query: { readonly data: T | undefined; readonly error: unknown };
  /** The kind of record, such as `Mailing`: the title until it is loaded. */
  readonly noun: string;
  readonly children: (data: T) => ReactNode;
}

/** A page about one record, or the not-found page if it does not exist. */
export function LoadedRecord<T>({ query, noun, children }: Props<T>) {
  const { data, error } = query;
  if (data === undefined && error instanceof Problem && error.status === 404) return <NotFound />;
  if (data === undefined && error !== null) {
    return (
      <Page title={noun}>
        <Loaded query={query}>{children}</Loaded>
      </Page>
    );
  }
  return <Loaded query={query}>{children}</Loaded>;
}
