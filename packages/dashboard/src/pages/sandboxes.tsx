import { Button, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { control } from '../api/control.ts';
import { chooseSandbox, chosenSandbox } from '../api/sandbox.ts';
import { useCall, useSend } from '../api/use-call.ts';
import { Code } from '../components/page/code.tsx';
import { ConfirmButton } from '../components/page/confirm.tsx';
import { Copy } from '../components/page/copy-as.tsx';
import { DataTable } from '../components/page/data-table.tsx';
import { FormEnd, useChecked } from '../components/page/form.tsx';
import { Loaded, Page } from '../components/page/page.tsx';
import { Panel } from '../components/page/panel.tsx';

/** The accounts of this mock: each with its tokens, time, mail and faults. */
export function Sandboxes() {
  const query = useCall(['sandboxes'], control('listSandboxes', {}));
  return (
    <Page title="Sandboxes" lead="Separate accounts on one server, so that suites that run side by side share nothing">
      <Loaded query={query}>
        {(sandboxes) => (
          <DataTable
            label="Sandboxes"
            head={['Account', 'Production token', 'Test token', '']}
            phone={{ lines: [[1, 4], [2], [3]], named: [2, 3] }}
          >
            {sandboxes.map(({ id, production_token, test_token }, index) => {
              const shown = (chosenSandbox() ?? sandboxes[0]?.id) === id;
              return (
                <Table.Tr key={id}>
                  <Table.Td className="mono">
                    {id} {index === 0 && <span className="sub">the first one</span>}
                  </Table.Td>
                  <Table.Td className="mono">
                    {production_token} <Copy text={production_token}>Copy</Copy>
                  </Table.Td>
                  <Table.Td className="mono">
                    {test_token} <Copy text={test_token}>Copy</Copy>
                  </Table.Td>
                  <Table.Td>
                    <Group gap={6} wrap="nowrap">
                      <Button
                        size="compact-sm"
                        variant="default"
                        disabled={shown}
                        onClick={() => chooseSandbox(index === 0 ? null : id)}
                      >
                        {shown ? 'Shown' : 'Show'}
                      </Button>
                      {index > 0 && (
                        <ConfirmButton
                          label="Remove"
                          title={`Remove the account ${id}?`}
                          call={control('removeSandbox', { params: { id } })}
                          gone={id}
                          onDone={() => {
                            if (shown) chooseSandbox(null);
                          }}
                        >
                          All that is in it goes with it, its tokens too.
                        </ConfirmButton>
                      )}
                    </Group>
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </DataTable>
        )}
      </Loaded>
      <div className="two">
        <Panel title="In a test suite">
          <InASuite />
        </Panel>
        <Panel title="New sandbox">
          <NewSandbox />
        </Panel>
      </div>
    </Page>
  );
}

/** One account for each test file: made before, removed after, with the lines that do it. */
function InASuite() {
  const { origin } = window.location;
  const lines = `const response = await fetch('${origin}/_mock/sandboxes', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{}',
});
const sandbox = await response.json();
const mail = new DirectMail({ baseUrl: '${origin}', addressBaseUrl: '${origin}', token: sandbox.production_token });
// … afterwards:
await fetch(\`${origin}/_mock/sandboxes/\${sandbox.id}\`, { method: 'DELETE' });`;
  return (
    <Stack gap="sm">
      <Text size="sm">
        Each account has its own mailings, clock, webhooks, fault rules and journal, so test files that run at once
        cannot see each other. The account is known by its token; a call of the control API names it in{' '}
        <code>X-Mock-Sandbox</code>.
      </Text>
      <Code text={lines} label="A sandbox in a test suite" />
      <Copy text={lines}>Copy</Copy>
    </Stack>
  );
}

function NewSandbox() {
  const [id, setId] = useState('');
  const make = useSend<unknown>();
  const call = control('createSandbox', { body: id === '' ? {} : { id } });
  const [other] = /[^\w-]/u.exec(id) ?? [];
  const checked = useChecked(
    other === undefined
      ? null
      : `A name has no ${/\s/.test(other) ? 'spaces' : `“${other}”`}: letters A to Z, digits, _ and - alone, such as orders-test.`,
  );
  const submit = checked.submit(() => make.mutate(call, { onSuccess: () => setId('') }));
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label="Name"
          description="Letters, digits, _ and -"
          placeholder="Made up when empty"
          value={id}
          error={checked.problem !== null}
          onChange={(event) => setId(event.currentTarget.value)}
        />
        <FormEnd
          sending={make}
          call={call}
          label="Create"
          done={make.isSuccess ? 'Created' : ''}
          problem={checked.problem}
        />
      </Stack>
    </form>
  );
}
