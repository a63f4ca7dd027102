import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { nameOf, placeOf } from '../../components/mail/recipient.ts';
import { StateChip } from '../../components/mail/state-chip.tsx';
import { Isolated } from '../../components/page/isolated.tsx';
import { Loaded } from '../../components/page/page.tsx';

/** The sent piece, shown instead of the form so that a second click does not send another. */
export function SentPiece({ id, onAnother }: { readonly id: string; readonly onAnother: () => void }) {
  const query = useCall(['mailings', id], control('getMailing', { params: { id } }));
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus no longer exists.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="sent" aria-label="Sent piece">
      <h3 ref={heading} tabIndex={-1} role="status">
        Sent: one mailing was created
      </h3>
      <Loaded query={query}>
        {(mailing) => (
          <Text size="sm" component="p" m={0}>
            <StateChip state={mailing.state} /> <Isolated>{nameOf(mailing)}</Isolated>,{' '}
            <Isolated>{placeOf(mailing)}</Isolated> ·{' '}
            {mailing.mode === 'test' ? 'test token, costs nothing' : `$${mailing.total_cost}, production token`}
          </Text>
        )}
      </Loaded>
      <Group gap="sm">
        <Button component={Link} href={`/mailings/${id}`}>
          Open the mailing
        </Button>
        <Button variant="default" onClick={onAnother}>
          Send another one
        </Button>
      </Group>
    </section>
  );
}
