import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Call } from '../../api/call.ts';
import { useBearers, useCurl } from '../../api/use-call.ts';
import { Snippet } from './snippet.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** The command that creates the first record: a line of a shell, or a call that is shown as one. */
  readonly command?: Call<unknown> | string;
}

/** An empty page says how to fill it. */
export function Empty({ title, children, command }: Props) {
  return (
    <Paper className="empty" withBorder>
      <Title order={2} size="h4">
        {title}
      </Title>
      <Text size="sm" c="dimmed" maw={560}>
        {children}
      </Text>
      {typeof command === 'string' && <Snippet text={command} label="Command" />}
      {typeof command === 'object' && <Command call={command} />}
    </Paper>
  );
}

function Command({ call }: { readonly call: Call<unknown> }) {
  const { isPending } = useBearers();
  const text = useCurl()(call);
  // Until the tokens are known the command would name an unset variable.
  if (isPending) return null;
  return <Snippet text={text} label="Command" />;
}
