import { ActionIcon, Button, Group, Menu, Modal, Text, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { control } from '../../api/control.ts';
import { messageOf } from '../../api/problem.ts';
import { forgetServiceToken } from '../../api/send.ts';
import { useSend } from '../../api/use-call.ts';
import { CopyAs } from '../page/copy-as.tsx';

type Fixtures = 'empty' | 'demo';

/** Empties the account after confirmation. */
export function ResetMenu() {
  const [asked, setAsked] = useState<Fixtures | null>(null);
  const [isOpen, setOpen] = useState(false);
  const reset = useSend<undefined>();
  const call = control('reset', { body: { fixtures: asked ?? 'empty' } });
  const close = (): void => {
    setAsked(null);
    reset.reset();
  };
  const go = (): void =>
    reset.mutate(call, {
      onSuccess: () => {
        forgetServiceToken();
        close();
      },
    });
  return (
    <>
      <Menu position="bottom-end" opened={isOpen} onChange={setOpen}>
        <Menu.Target>
          <Tooltip label="Reset" disabled={isOpen}>
            <ActionIcon variant="subtle" color="gray" c="dimmed" aria-label="Reset the account">
              ↺
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setAsked('demo')}>Start again with the demo data</Menu.Item>
          <Menu.Item onClick={() => setAsked('empty')}>Start again with nothing</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={asked !== null} onClose={close} title="Reset the account?">
        <Text size="sm">
          All mailings, campaigns, audiences, orders, webhooks, faults and the journal are deleted
          {asked === 'demo' ? ', and the demo data is restored' : ''}. This cannot be undone.
        </Text>
        {reset.isError && (
          <Text size="sm" c="var(--mantine-color-error)" mt="sm" role="alert">
            {messageOf(reset.error)}
          </Text>
        )}
        <Group justify="space-between" mt="lg">
          <CopyAs call={call} />
          <Group gap="sm">
            <Button variant="default" onClick={close}>
              Keep everything
            </Button>
            <Button color="red.8" loading={reset.isPending} onClick={go}>
              Reset
            </Button>
          </Group>
        </Group>
      </Modal>
    </>
  );
}
