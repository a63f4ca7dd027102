import type { settingsCalls } from '@direct-mail/contract/control/calls';
import type { HandlersOf } from '../handlers.ts';

export const settingsHandlers: HandlersOf<typeof settingsCalls> = {
  getSettings: ({ account }) => account.shownSettings,
  changeSettings: ({ account }, { body }) => {
    account.changeSettings(body);
    return account.shownSettings;
  },
};
