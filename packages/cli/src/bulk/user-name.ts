import { userInfo } from 'node:os';
import type { Io } from '../frame/io.ts';

/** Who plans and approves, as the system calls the user. */
export const userName = ({ env }: Pick<Io, 'env'>): string | undefined =>
  env['USER'] || env['LOGNAME'] || env['USERNAME'] || accountName();

/** A cron job and a container have none of the variables; an unnamed user id has no account. */
function accountName(): string | undefined {
  try {
    return userInfo().username || undefined;
  } catch {
    return undefined;
  }
}
