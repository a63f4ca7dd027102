import { runMock } from '@direct-mail/mock/node';
import type { Run } from '../../frame/command.ts';

/** Its options are its own: the program hands them on before it reads any. */
export const run: Run = async () => {
  await runMock([], 'direct-mail mock');
  return {};
};
