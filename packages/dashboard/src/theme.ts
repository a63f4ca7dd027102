import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** Airmail blue: the colour of everything clickable. */
const ink: MantineColorsTuple = [
  '#eef3fb',
  '#dbe5f4',
  '#b4c8e6',
  '#8aa9d8',
  '#6a90cd',
  '#4f79bd',
  '#2b5aa3',
  '#234b8a',
  '#1d3f72',
  '#142d54',
];

const sans = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif";

export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 6 },
  colors: { ink },
  fontFamily: sans,
  fontFamilyMonospace: "ui-monospace, 'Cascadia Code', 'SF Mono', Menlo, Consolas, monospace",
  headings: { fontFamily: "'Source Serif 4', Georgia, serif", fontWeight: '600' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // An out-of-range number is rejected with a message instead of being changed.
    NumberInput: { defaultProps: { clampBehavior: 'none' } },
    Button: { defaultProps: { size: 'sm' } },
    Table: { defaultProps: { verticalSpacing: 5, highlightOnHover: true } },
    // Closed at once: a key right after Esc belongs to the page.
    Modal: {
      defaultProps: {
        centered: true,
        closeButtonProps: { 'aria-label': 'Close' },
        transitionProps: { exitDuration: 0 },
      },
    },
    Drawer: {
      defaultProps: {
        position: 'right',
        size: 'lg',
        closeButtonProps: { 'aria-label': 'Close' },
        transitionProps: { exitDuration: 0 },
      },
    },
  },
});

/** Mantine's greys have too little contrast for WCAG AA on this background. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#faf7f1',
    '--mantine-color-text': '#22262e',
    '--mantine-color-dimmed': '#5c6370',
    '--mantine-color-placeholder': '#666d7a',
    '--mantine-color-anchor': '#234b8a',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-default-border': '#d9d3c7',
  },
  dark: {
    '--mantine-color-body': '#17191e',
    '--mantine-color-text': '#e6e4df',
    '--mantine-color-dimmed': '#a5abb6',
    '--mantine-color-placeholder': '#9aa1ad',
    '--mantine-color-anchor': '#9dbdf0',
    '--mantine-color-error': '#ff9d94',
    '--mantine-color-default-border': '#3a3e47',
    '--mantine-color-default': '#22252c',
    // Inputs in the same cool tone as their panels.
    '--mantine-color-dark-6': '#262a32',
    '--mantine-color-dark-5': '#2f343d',
    '--mantine-color-dark-4': '#3a3e47',
  },
});
