import { ActionIcon, type MantineColorScheme, Tooltip, useMantineColorScheme } from '@mantine/core';

const next: Readonly<Record<MantineColorScheme, MantineColorScheme>> = { auto: 'light', light: 'dark', dark: 'auto' };
const signs: Readonly<Record<MantineColorScheme, string>> = { auto: '◐', light: '☀', dark: '☾' };

/** Light, dark, or the system's setting. */
export function ColorScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Tooltip label={`Colors: ${colorScheme}`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        c="dimmed"
        onClick={() => setColorScheme(next[colorScheme])}
        aria-label={`Colors: ${colorScheme}; change to ${next[colorScheme]}`}
      >
        {signs[colorScheme]}
      </ActionIcon>
    </Tooltip>
  );
}
