import { Group, Kbd, Modal, Table } from '@mantine/core';
import { places } from './nav.ts';
import { PALETTE_KEY } from './use-palette.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const keys: readonly (readonly [readonly string[], string])[] = [
  [['/'], 'Search'],
  [[PALETTE_KEY], 'Search everything'],
  [['j'], 'Next row'],
  [['k'], 'Previous row'],
  [['Enter'], 'Open the row'],
  [['f'], 'Turn the piece over (on its page)'],
  [['?'], 'This help'],
  [['Esc'], 'Close'],
];

export function KeyboardHelp({ opened, onClose }: Props) {
  const rows = [...keys, ...places.map(({ key, name }) => [['g', key], name] as const)];
  return (
    <Modal opened={opened} onClose={onClose} title="Keyboard shortcuts">
      <Table withRowBorders={false} verticalSpacing={4}>
        <Table.Tbody>
          {rows.map(([parts, meaning]) => (
            <Table.Tr key={parts.join('')}>
              <Table.Td w={90}>
                <Group gap={4}>
                  {parts.map((part) => (
                    <Kbd key={part}>{part}</Kbd>
                  ))}
                </Group>
              </Table.Td>
              <Table.Td>{meaning}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
