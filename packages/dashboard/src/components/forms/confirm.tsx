import { Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { Call } from '../../api/call.ts';
import { useSendEach } from '../../api/use-call.ts';
import { CopyAs } from '../page/copy-as.tsx';
import { Trouble } from '../page/page.tsx';

interface QuestionProps {
  /** The question, such as `Restore the snapshot?`; null while nothing is asked. */
  readonly title: string | null;
  /** On the button that does it. */
  readonly label: string;
  /** What goes with it. */
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly onYes: () => void;
}

/** Asks before something that is no call of the API, and cannot be undone. */
export function Question({ title, label, children, onClose, onYes }: QuestionProps) {
  return (
    <Modal opened={title !== null} onClose={onClose} title={title}>
      <Text size="sm">{children} This cannot be undone.</Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          color="red.8"
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {label}
        </Button>
      </Group>
    </Modal>
  );
}

interface Props {
  /** On the button that asks, and on the one that does it. */
  readonly label: string;
  /** In a row of a table: as small as its text. */
  readonly compact?: boolean;
  /** The question, such as `Remove the webhook?` */
  readonly title: string;
  /** What goes with it. */
  readonly children: ReactNode;
  /** One call, or several that are sent one after the other; the first that fails ends it. */
  readonly call: Call<unknown> | readonly Call<unknown>[];
  /** The id of what is gone afterwards, where it is fetched by that: nothing about it is fetched again. */
  readonly gone?: string;
  readonly onDone: () => void;
}

/** A button for what cannot be undone: it asks first. */
export function ConfirmButton({ label, compact = false, title, children, call, gone, onDone }: Props) {
  const [asked, { open, close }] = useDisclosure(false);
  const sending = useSendEach(gone === undefined ? {} : { gone });
  return (
    <>
      <Button variant={compact ? 'subtle' : 'default'} size={compact ? 'compact-sm' : 'sm'} onClick={open}>
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
              onClick={() => sending.mutate([call].flat(), { onSuccess: onDone })}
            >
              {label}
            </Button>
          </Group>
        </Group>
      </Modal>
    </>
  );
}
