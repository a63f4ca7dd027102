import { Alert, Group, Skeleton, Stack, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { messageOf, Problem } from '../../api/problem.ts';
import { isolated } from './isolated.tsx';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Beside the title. */
  readonly mark?: ReactNode;
}

/** The head of a page, and its name in the browser's tab. */
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
        {actions !== undefined && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  );
}

interface LoadedProps<T> {
  readonly query: { readonly data: T | undefined; readonly error: unknown };
  readonly children: (data: T) => ReactNode;
}

/** What was fetched; until then its outline, and what went wrong where something did. */
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

/** What went wrong, in the mock's own words. */
export function Trouble({ error }: { readonly error: unknown }) {
  if (error === null || error === undefined) return null;
  const title = error instanceof Problem && error.status > 0 ? `${error.status} ${error.code}` : 'That did not work';
  return (
    <Alert className="trouble" role="alert" title={title}>
      {messageOf(error)}
    </Alert>
  );
}
