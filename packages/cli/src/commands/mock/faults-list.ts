import type { Run } from '../../tree/run.ts';

export const run: Run<'faults list'> = async ({ mock }) => ({ data: await (await mock()).faults.list() });
