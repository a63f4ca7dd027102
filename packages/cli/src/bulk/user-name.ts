import type { Io } from '../frame/io.ts';

/** Who plans and approves, as the system calls the user. */
export const userName = ({ env }: Pick<Io, 'env'>): string | undefined =>
  env['USER'] || env['LOGNAME'] || env['USERNAME'] || undefined;
