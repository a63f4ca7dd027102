import { Box } from '@mantine/core';

interface Props {
  readonly text: string;
  readonly label: string;
}

/** Preformatted text that can be scrolled with the keyboard. */
export function Code({ text, label }: Props) {
  return (
    <Box component="pre" tabIndex={0} role="region" aria-label={label}>
      {text}
    </Box>
  );
}
