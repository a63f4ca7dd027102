import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { Call } from '../../api/call.ts';
import { useCurl } from '../../api/use-call.ts';

/** A button that copies a text and confirms it. */
export function Copy({ text, children }: { readonly text: string; readonly children: string }) {
  const clipboard = useClipboard({ timeout: 1500 });
  return (
    <Button size="compact-xs" variant="subtle" className="copy" onClick={() => clipboard.copy(text)}>
      {clipboard.copied ? 'Copied' : children}
    </Button>
  );
}

/** Copies the calls behind a button as shell commands, so that a script can do the same. */
export function CopyAs({ call }: { readonly call: Call<unknown> | readonly Call<unknown>[] }) {
  const curl = useCurl();
  return <Copy text={[call].flat().map(curl).join('\n')}>Copy as curl</Copy>;
}
