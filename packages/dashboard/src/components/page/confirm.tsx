import { Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { Call } from '../../api/call.ts';
import { useSend } from '../../api/use-call.ts';
import { CopyAs } from './copy-as.tsx';
import { Trouble } from './page.tsx';

interface Props {
  /** On the button that asks, and on the one that does it. */
  readonly label: string;
  /** The question, such as `Remove the webhook?` */
  readonly title: string;
  /** What goes with it. */
  readonly children: ReactNode;
  readonly call: Call<unknown>;
  /** The id of what is gone afterwards: nothing about it is fetched again. */
  readonly gone: string;
  readonly onDone: () => void;
}

/** A button for what cannot be undone: it asks first. */
export function ConfirmButton({ label, title, children, call, gone, onDone }: Props) {
  const [asked, { open, close }] = useDisclosure(false);
  const sending = useSend<unknown>({ gone });
  return (
    <>
      <Button variant="default" onClick={open}>
        {label}
      </Button>
      <Modal opened={asked} onClose={close} title={title}>
        <Text size="sm">{children} This cannot be undone.</Text>
        <Trouble error={sending.error} />
        <Group justify="space-between" mt="lg">
          <CopyAs call={call} />
          <Group gap="sm">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button
              color="red.8"
              loading={sending.isPending}
              onClick={() => sending.mutate(call, { onSuccess: onDone })}
            >
              {label}
            </Button>
          </Group>
        </Group>
      </Modal>
    </>
  );
}
