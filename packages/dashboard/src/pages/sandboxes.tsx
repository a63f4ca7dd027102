import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { control } from '../api/control.ts';
import { chooseSandbox, chosenSandbox } from '../api/sandbox.ts';
import { useCall } from '../api/use-call.ts';
import { ConfirmButton } from '../components/forms/confirm.tsx';
import { NamedCreation } from '../components/forms/named-creation.tsx';
import { Copy } from '../components/page/copy-as.tsx';
import { DataTable } from '../components/page/data-table.tsx';
import { Loaded, Page } from '../components/page/page.tsx';
import { Panel } from '../components/page/panel.tsx';
import { Snippet } from '../components/page/snippet.tsx';
import { suiteLinesFor } from './tokens/lines.ts';

/** The sandboxes of this mock: each has its own tokens, clock, mail and faults. */
export function Sandboxes() {
  const query = useCall(['sandboxes'], control('listSandboxes', {}));
  return (
    <Page
      title="Sandboxes"
      lead="Separate accounts on one server, so that test suites that run in parallel share nothing"
    >
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
                    {id} {index === 0 && <span className="sub">the first one</span>}{' '}
                    {shown && (
                      <span className="on" data-on="">
                        shown in this tab
                      </span>
                    )}
                  </Table.Td>
                  <Table.Td className="mono">
                    {production_token} <Copy text={production_token}>Copy</Copy>
                  </Table.Td>
                  <Table.Td className="mono">
                    {test_token} <Copy text={test_token}>Copy</Copy>
                  </Table.Td>
                  <Table.Td>
                    <Group gap={6} wrap="nowrap">
                      {!shown && (
                        <Button
                          size="compact-sm"
                          variant="default"
                          onClick={() => chooseSandbox(index === 0 ? null : id)}
                        >
                          Show
                        </Button>
                      )}
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
                          All of its data is deleted, including its tokens.
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
          <NewSandbox taken={(query.data ?? []).map(({ id }) => id)} />
        </Panel>
      </div>
    </Page>
  );
}

/** The code for one sandbox per test file, created before and deleted after. */
function InASuite() {
  return (
    <Stack gap="sm">
      <Text size="sm">
        Each account has its own mailings, clock, webhooks, fault rules and journal, so test files that run in parallel
        cannot affect each other. The token identifies the account; calls of the control API name it in{' '}
        <code>X-Mock-Sandbox</code>.
      </Text>
      <Snippet text={suiteLinesFor(window.location.origin)} label="A sandbox in a test suite" />
    </Stack>
  );
}

function NewSandbox({ taken }: { readonly taken: readonly string[] }) {
  return (
    <NamedCreation
      label="Name"
      description="Letters, digits, _ and -"
      call={(id) => control('createSandbox', { body: id === undefined ? {} : { id } })}
      problemOf={(id) => {
        if (taken.includes(id)) return `There is already a sandbox “${id}”: choose another name, or show that one.`;
        const [other] = /[^\w-]/u.exec(id) ?? [];
        return other === undefined
          ? null
          : `A name has no ${/\s/.test(other) ? 'spaces' : `“${other}”`}: letters A to Z, digits, _ and - only, such as orders-test.`;
      }}
    />
  );
}
