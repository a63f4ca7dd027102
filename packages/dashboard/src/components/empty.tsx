import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Code } from './code.tsx';
import { Copy } from './copy-as.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** The one command that fills the page. */
  readonly command?: string;
}

/** A page with nothing on it yet says how it is filled. */
export function Empty({ title, children, command }: Props) {
  return (
    <Paper className="empty" withBorder>
      <Title order={2} size="h4">
        {title}
      </Title>
      <Text size="sm" c="dimmed" maw={560}>
        {children}
      </Text>
      {command !== undefined && (
        <div className="empty-command">
          <Code text={command} label="Command" />
          <Copy text={command}>Copy</Copy>
        </div>
      )}
    </Paper>
  );
}
