interface Diagnostics {
  subscribe(name: string, listener: Listener): void;
  unsubscribe(name: string, listener: Listener): boolean;
}

type Listener = (message: unknown) => void;

/** Listens to channels by their names; returns what ends it. */
export function listen(listeners: Readonly<Record<string, (message: never) => void>>): () => void {
  const diagnostics = (
    globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } }
  ).process?.getBuiltinModule?.('node:diagnostics_channel') as Diagnostics | undefined;
  if (diagnostics === undefined) throw new Error('this runtime has no node:diagnostics_channel: nothing can be traced');
  const entries = Object.entries(listeners) as [string, Listener][];
  for (const [name, listener] of entries) diagnostics.subscribe(name, listener);
  return () => {
    for (const [name, listener] of entries) diagnostics.unsubscribe(name, listener);
  };
}
