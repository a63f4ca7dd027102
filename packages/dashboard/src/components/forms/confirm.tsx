import { Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { Call } from '../../api/call.ts';
import { useSendEach } from '../../api/use-call.ts';
import { CopyAs } from '../page/copy-as.tsx';
import { Trouble } from '../page/page.tsx';

interface QuestionProps {
  /** The question, such as `Restore the snapshot?`; null while the dialog is closed. */
  readonly title: string | null;
  /** Label of the confirming button. */
  readonly label: string;
  /** What will be lost. */
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly onYes: () => void;
}

/** Asks before an action that cannot be undone and is not a call of the API. */
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
  /** Label of the button that opens the dialog and of the one that confirms. */
  readonly label: string;
  /** For table rows: as small as its text. */
  readonly compact?: boolean;
  /** The question, such as `Remove the webhook?` */
  readonly title: string;
  /** What will be lost. */
  readonly children: ReactNode;
  /** One call, or several in sequence; the first failure ends it. */
  readonly call: Call<unknown> | readonly Call<unknown>[];
  /** The id that the call deletes: queries about it are not fetched again. */
  readonly gone?: string;
  readonly onDone: () => void;
}

/** A button for an action that cannot be undone: it asks for confirmation. */
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
