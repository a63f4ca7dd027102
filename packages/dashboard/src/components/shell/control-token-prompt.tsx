import { Button, Modal, PasswordInput, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { setControlToken, useControlTokenNeeded } from '../../api/control-token.ts';

/** Asks for the control token if the server was started with one. */
export function ControlTokenPrompt() {
  const needed = useControlTokenNeeded();
  const queries = useQueryClient();
  const [token, setToken] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setControlToken(token);
    void queries.invalidateQueries();
  };
  return (
    <Modal opened={needed} onClose={() => undefined} withCloseButton={false} title="Control token">
      <form onSubmit={submit}>
        <Text size="sm" mb="sm">
          This mock was started with <code>--control-token</code>. The token stays in this tab.
        </Text>
        <PasswordInput label="Control token" value={token} onChange={(event) => setToken(event.currentTarget.value)} />
        <Button type="submit" mt="md" disabled={token === ''}>
          Continue
        </Button>
      </form>
    </Modal>
  );
}
