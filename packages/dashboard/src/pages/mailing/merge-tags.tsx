import { Text } from '@mantine/core';
import type { Mailing } from '../../api/control.ts';
import { Panel } from '../../components/panel.tsx';

/** The merge tags that were sent. */
export function MergeTags({ mailing }: { readonly mailing: Mailing }) {
  const sent = mailing.merge_tags ?? {};
  const keys = Object.keys(sent);
  return (
    <Panel title="Merge tags">
      {keys.length === 0 ? (
        <Text size="sm" c="dimmed">
          None were sent.
        </Text>
      ) : (
        <table className="compare">
          <tbody>
            {keys.map((key) => (
              <tr key={key}>
                <th scope="row" className="mono">
                  {key}
                </th>
                <td>{textOf(sent[key])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
