import { createMailing as create, requireMailing, showMailing } from '../account/mailings/mailings.ts';
import type { Operation } from './operation.ts';

export const createMailing: Operation<'createMailing'> = (account, call) => ({
  status: 201,
  body: showMailing(create(account, call.body, call.mode, call), call.baseUrl, true),
});

export const getMailing: Operation<'getMailing'> = (account, call) => ({
  status: 200,
  body: showMailing(requireMailing(account, call.path.mailing_id), call.baseUrl),
});
