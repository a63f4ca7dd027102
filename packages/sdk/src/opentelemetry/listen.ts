import { diagnostics } from '@direct-mail/contract/words/observe/channel';

/** Listens to channels by their names; returns what ends it. */
export function listen(listeners: Readonly<Record<string, (message: never) => void>>): () => void {
  const found = diagnostics();
  if (found === undefined) throw new Error('this runtime has no node:diagnostics_channel: nothing can be traced');
  const entries = Object.entries(listeners) as [string, (message: unknown) => void][];
  for (const [name, listener] of entries) found.subscribe(name, listener);
  return () => {
    for (const [name, listener] of entries) found.unsubscribe(name, listener);
  };
}
