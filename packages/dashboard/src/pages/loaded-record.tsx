import type { ReactNode } from 'react';
import { Problem } from '../api/problem.ts';
import { Loaded, Page } from '../components/page/page.tsx';
import { NotFound } from './not-found.tsx';

interface Props<T> {
  readonly query: { readonly data: T | undefined; readonly error: unknown };
  /** What it is, such as `Mailing`: the title while it cannot be shown. */
  readonly noun: string;
  readonly children: (data: T) => ReactNode;
}

/** A page that is about one thing: where there is no such thing, a page that says so, with a way on. */
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
