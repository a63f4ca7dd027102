import { userInfo } from 'node:os';
import type { Io } from '../frame/io.ts';

/** The user who plans and approves, by the system's name. */
export const userName = ({ env }: Pick<Io, 'env'>): string | undefined =>
  env['USER'] || env['LOGNAME'] || env['USERNAME'] || accountName();

/** A cron job or container may have none of the variables, and a user id may have no account. */
function accountName(): string | undefined {
  try {
    return userInfo().username || undefined;
  } catch {
    return undefined;
  }
}
