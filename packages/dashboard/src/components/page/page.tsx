import { Alert, Group, Skeleton, Stack, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { messageOf, Problem } from '../../api/problem.ts';
import { isolated } from './isolated.tsx';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Shown beside the title. */
  readonly mark?: ReactNode;
}

/** The header of a page; its title is also the title of the browser tab. */
export function Page({ title, lead, actions, mark, children }: Props) {
  useEffect(() => {
    document.title = `${isolated(title)} · Direct Mail mock`;
  }, [title]);
  return (
    <Stack gap="md" className="page">
      <Group justify="space-between" align="flex-end" gap="sm">
        <div className="page-head">
          <Group gap="sm">
            <Title order={1} size="h2">
              {title}
            </Title>
            {mark}
          </Group>
          {lead !== undefined && <p className="lead">{lead}</p>}
        </div>
        {actions !== undefined && (
          <Group gap="xs" className="page-actions">
            {actions}
          </Group>
        )}
      </Group>
      {children}
    </Stack>
  );
}

interface LoadedProps<T> {
  readonly query: { readonly data: T | undefined; readonly error: unknown };
  readonly children: (data: T) => ReactNode;
}

/** Shows fetched data, a skeleton while loading, or the error. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null && query.error !== undefined) return <Trouble error={query.error} />;
  return (
    <Stack gap="sm" aria-busy="true">
      <Skeleton h={28} w="40%" />
      <Skeleton h={120} />
    </Stack>
  );
}

const meanings: Readonly<Record<number, string>> = {
  400: 'Rejected',
  401: 'Access denied',
  403: 'Access denied',
  404: 'Not found',
  409: 'Not possible in the current state',
  413: 'Too large',
  422: 'Not possible with these values',
  429: 'Too many calls',
};

/** The error in the mock's own words. */
export function Trouble({ error }: { readonly error: unknown }) {
  if (error === null || error === undefined) return null;
  const isResponse = error instanceof Problem && error.status > 0;
  return (
    <Alert
      className="trouble"
      role="alert"
      title={isResponse ? (meanings[error.status] ?? 'Something went wrong') : 'Something went wrong'}
    >
      {messageOf(error)}
      {isResponse && (
        <div className="sub mono">
          {error.code === String(error.status) ? error.status : `${error.status} ${error.code}`}
        </div>
      )}
    </Alert>
  );
}
