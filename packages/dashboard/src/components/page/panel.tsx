import { Group, Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** Collapsed to its title until opened. */
  readonly folded?: boolean;
}

/** A titled section of a page. */
export function Panel({ title, children, actions, folded = false }: Props) {
  if (folded) {
    return (
      <Paper className="panel" withBorder>
        <details>
          <summary>
            <Title order={2} size="h5">
              {title}
            </Title>
          </summary>
          <div className="panel-body">{children}</div>
        </details>
      </Paper>
    );
  }
  return (
    <Paper className="panel" withBorder component="section">
      <Group justify="space-between" gap="xs" className="panel-head">
        <Title order={2} size="h5">
          {title}
        </Title>
        {actions}
      </Group>
      <div className="panel-body">{children}</div>
    </Paper>
  );
}
