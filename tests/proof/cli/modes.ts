import type { World } from '../../../packages/cli/test/fake-io.ts';

/** Where a command runs: at a terminal or not, and with input or without. */
export const modes = {
  terminal: { terminal: true, answers: ['y', 'y', 'y'] },
  pipe: { terminal: false },
  'closed stdin': { terminal: { out: true, err: true } },
  NO_COLOR: { terminal: true, answers: ['y', 'y', 'y'], env: { NO_COLOR: '1' } },
} as const satisfies Record<string, World>;

export type Mode = keyof typeof modes;
