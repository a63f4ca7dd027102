import { defineCall } from '../define-call.ts';
import { settings, settingsChange } from '../schemas/settings.ts';

export const settingsCalls = {
  getSettings: defineCall({
    method: 'GET',
    path: '/_mock/settings',
    summary: 'Get the settings: what the mock does where the specification is silent',
    response: settings,
    run: ({ account }) => account.shownSettings,
  }),
  changeSettings: defineCall({
    method: 'PATCH',
    path: '/_mock/settings',
    summary: 'Change settings. Groups such as durations are merged',
    body: settingsChange,
    response: settings,
    run: ({ account }, { body }) => {
      account.changeSettings(body);
      return account.shownSettings;
    },
  }),
};
