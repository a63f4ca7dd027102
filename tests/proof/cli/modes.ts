import type { World } from '../../../packages/cli/test/fake-io.ts';

/** Where a command runs: at a terminal or not, and with input or without. */
export const modes = {
  terminal: { terminal: true, answers: ['y', 'y', 'y'] },
  pipe: { terminal: false },
  'closed stdin': { terminal: { out: true, err: true } },
  NO_COLOR: { terminal: true, answers: ['y', 'y', 'y'], env: { NO_COLOR: '1' } },
} as const satisfies Record<string, World>;

export type Mode = keyof typeof modes;

/** Commands that only a person does: they refuse where there is no terminal. */
const forPeople: readonly string[] = ['approve', 'approvers add'];

/** Whether a call of the command can do what it should in the mode. */
export const canBeDone = (name: string, mode: string): boolean =>
  !forPeople.includes(name) || !['pipe', 'closed stdin'].includes(mode);
