import type { Run } from '../../frame/command.ts';

export const run: Run = async ({ mock }) => ({ data: await (await mock()).faults.clear() });
