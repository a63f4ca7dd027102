import { runMock } from '@direct-mail/mock/node';
import type { Run } from '../../frame/command.ts';

/** It has its own options, which the program passes on unread. */
export const run: Run = async () => {
  await runMock([], 'direct-mail mock');
  return {};
};
