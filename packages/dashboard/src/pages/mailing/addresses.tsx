import { Alert, Text } from '@mantine/core';
import type { Mailing } from '../../api/control.ts';
import { Panel } from '../../components/page/panel.tsx';

type Lines = readonly (readonly [label: string, sent: string | null, standardized: string | null])[];

/** The submitted address beside the standardized one, with the differences marked. */
export function Addresses({ mailing }: { readonly mailing: Mailing }) {
  const { recipient, address, address_problem } = mailing;
  if (recipient === null) {
    return (
      <Panel title="Address">
        <Text size="sm" c="dimmed">
          Erased by a data subject request.
        </Text>
      </Panel>
    );
  }
  const sentName =
    recipient.full_name ?? ([recipient.first_name, recipient.last_name].filter(Boolean).join(' ') || null);
  const lines: Lines = [
    ['Name', sentName, address?.name ?? null],
    ['Company', recipient.company, address?.company ?? null],
    ['Address', recipient.address_1, address?.address_1 ?? null],
    ['Line 2', recipient.address_2, address?.address_2 || null],
    ['City', recipient.city, address?.city ?? null],
    ['State', recipient.state, address?.state_name ?? null],
    ['ZIP', recipient.postal_code, address?.postal_code ?? null],
  ];
  return (
    <Panel title="Address">
      {address_problem !== null && (
        <Alert className="trouble" mb="sm" title="Not deliverable">
          {address_problem}
        </Alert>
      )}
      <table className="compare">
        <thead>
          <tr>
            <th scope="col" className="field">
              <span className="sr">Field</span>
            </th>
            <th scope="col">As sent</th>
            <th scope="col">Standardized</th>
          </tr>
        </thead>
        <tbody>
          {lines
            .filter(([, sent, standardized]) => sent !== null || standardized !== null)
            .map(([label, sent, standardized]) => (
              <tr key={label} data-changed={address !== null && (sent ?? '') !== (standardized ?? '') ? '' : undefined}>
                <th scope="row">{label}</th>
                <td>{sent ?? '–'}</td>
                <td>{standardized ?? '–'}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {address === null && <p className="sub">Nothing is standardized until the address is found.</p>}
      {recipient.identifier !== null && (
        <p className="sub">
          Identifier <span className="mono">{recipient.identifier}</span>
        </p>
      )}
    </Panel>
  );
}
