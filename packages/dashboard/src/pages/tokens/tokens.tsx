import { Group, NativeSelect, Stack, Table } from '@mantine/core';
import { useState } from 'react';
import { control } from '../../api/control.ts';
import { forgetServiceToken } from '../../api/send.ts';
import { useCall } from '../../api/use-call.ts';
import { ConfirmButton } from '../../components/forms/confirm.tsx';
import { NamedCreation } from '../../components/forms/named-creation.tsx';
import { Copy } from '../../components/page/copy-as.tsx';
import { DataTable } from '../../components/page/data-table.tsx';
import { Loaded, Page } from '../../components/page/page.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { Snippet } from '../../components/page/snippet.tsx';
import { Time } from '../../components/time/time.tsx';
import { linesFor } from './lines.ts';

/** How a program connects to this account: base address, tokens, and the first lines of code. */
export function Tokens() {
  const query = useCall(['account', 'tokens'], control('listTokens', {}));
  const origin = window.location.origin;
  return (
    <Page title="Connect" lead="The base address and the tokens of this account; a mock’s tokens are not secret">
      <Loaded query={query}>
        {(tokens) => {
          const token = tokens.find(({ mode }) => mode === 'production')?.token ?? '';
          return (
            <>
              <Panel title="Your program">
                <Stack gap="sm">
                  <table className="compare stacked connect">
                    <tbody>
                      <Row name="Base address" variable="DIRECT_MAIL_BASE_URL" value={origin} />
                      <Row name="Address service" variable="DIRECT_MAIL_ADDRESS_BASE_URL" value={origin} />
                      <Row name="Token" variable="DIRECT_MAIL_TOKEN" value={token} />
                    </tbody>
                  </table>
                  <Snippet text={linesFor(origin, token)} label="The first lines of code" />
                </Stack>
              </Panel>
              <DataTable
                label="Tokens"
                head={['Token', 'Mode', 'Created', '']}
                phone={{
                  lines: [
                    [1, 2],
                    [3, 4],
                  ],
                }}
              >
                {tokens.map((each) => (
                  <Table.Tr key={each.token}>
                    <Table.Td className="mono">{each.token}</Table.Td>
                    <Table.Td>{each.mode}</Table.Td>
                    <Table.Td>
                      <Time at={each.created_at} exact />
                    </Table.Td>
                    <Table.Td>
                      <Group gap={4} wrap="nowrap">
                        <Copy text={each.token}>Copy</Copy>
                        <ConfirmButton
                          label="Revoke"
                          compact
                          title="Revoke the token?"
                          call={control('revokeToken', { params: { id: each.token } })}
                          gone={each.token}
                          onDone={forgetServiceToken}
                        >
                          Calls with it will be unauthorized.
                        </ConfirmButton>
                      </Group>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </DataTable>
              <Panel title="New token">
                <NewToken />
              </Panel>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function Row({ name, variable, value }: { readonly name: string; readonly variable: string; readonly value: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="mono">{value}</td>
      <td>
        <Copy text={value}>Copy</Copy>
        <Copy text={`export ${variable}=${value}`}>Copy as a variable</Copy>
      </td>
    </tr>
  );
}

function NewToken() {
  const [mode, setMode] = useState<'production' | 'test'>('production');
  return (
    <NamedCreation
      label="Token"
      description="ASCII letters, digits and punctuation, without spaces"
      call={(token) => control('createToken', { body: { mode, ...(token === undefined ? {} : { token }) } })}
      problemOf={tokenProblem}
    >
      <NativeSelect
        label="Mode"
        description="Test mailings cost nothing and do not count"
        value={mode}
        onChange={(event) => setMode(event.currentTarget.value as 'production' | 'test')}
        data={['production', 'test']}
      />
    </NamedCreation>
  );
}

/** Why a token cannot be sent in a header; null if it can. */
function tokenProblem(token: string): string | null {
  if (/\s/.test(token)) return 'A token cannot contain spaces. Remove them, or use - instead.';
  const [other] = /[^\x21-\x7e]/u.exec(token) ?? [];
  return other === undefined ? null : `A token cannot contain “${other}”: use ASCII letters, digits and punctuation.`;
}
