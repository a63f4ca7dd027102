import { exportFixtures } from '../../account/export-fixtures.ts';
import { defineCall } from '../define-call.ts';
import { fixtureFile } from '../schemas/fixtures.ts';

export const fixtureCalls = {
  getFixtures: defineCall({
    method: 'GET',
    path: '/_mock/fixtures',
    summary:
      'The account as a fixture file, under the same ids: campaigns, people, orders, and mailings as they were sent',
    answer: fixtureFile,
    run: ({ account }) => exportFixtures(account),
  }),
};
