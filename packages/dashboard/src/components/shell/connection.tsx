import { Alert, Tooltip } from '@mantine/core';
import { type Connection, useConnection } from '../../api/live.ts';

const words: Readonly<Record<Connection, string>> = {
  connecting: 'Connecting',
  live: 'Live: changes appear automatically',
  lost: 'Connection lost',
  paused: 'Paused while the page is hidden',
};

/** Green while changes arrive live. */
export function LiveDot() {
  const connection = useConnection();
  return (
    <Tooltip label={words[connection]}>
      <span className="live-dot" data-connection={connection} role="img" aria-label={words[connection]} />
    </Tooltip>
  );
}

export function ConnectionBanner() {
  const connection = useConnection();
  if (connection !== 'lost') return null;
  return (
    <Alert color="red" variant="filled" role="alert" mb="md" title="Connection lost" className="lost">
      The mock does not respond. You see the last known data; it is updated as soon as the mock is back.
    </Alert>
  );
}
