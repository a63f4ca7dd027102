import type { Run } from '../../tree/run.ts';

export const run: Run<'faults clear'> = async ({ mock }) => ({ data: await (await mock()).faults.clear() });
