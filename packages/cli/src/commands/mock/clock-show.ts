import type { Run } from '../../tree/run.ts';

export const run: Run<'clock show'> = async ({ mock }) => ({ data: await (await mock()).clock.retrieve() });
