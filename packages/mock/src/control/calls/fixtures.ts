import { invalid } from '../../account/base/refusal.ts';
import { exportFixtures } from '../../account/export-fixtures.ts';
import type { FixtureFile } from '../../types/fixture-file.ts';
import { defineCall } from '../define-call.ts';
import { fillFixtures } from '../fill-fixtures.ts';
import { clockState } from '../schemas/clock.ts';
import { fixtureFile } from '../schemas/fixtures.ts';
import { stateOf } from './clock.ts';

export const fixtureCalls = {
  getFixtures: defineCall({
    method: 'GET',
    path: '/_mock/fixtures',
    summary: 'Export the account as a fixture file with the same IDs: campaigns, people, orders, and mailings as sent',
    response: fixtureFile,
    run: ({ account }) => exportFixtures(account),
  }),
  putFixtures: defineCall({
    method: 'PUT',
    path: '/_mock/fixtures',
    summary: 'Replace the content of the account with a fixture file. If the file is invalid, nothing changes',
    body: fixtureFile,
    response: clockState,
    before: ({ drafts }, { body }) => drafts.check(sidesOf(body)),
    run: ({ sandbox }, { body }) => {
      try {
        sandbox.reset((account) => fillFixtures(account, body));
      } catch (error) {
        throw error instanceof TypeError ? invalid(error.message) : error;
      }
      return stateOf(sandbox);
    },
  }),
};

/** Every side of artwork in the file, each with its place; only --fixtures reads files. */
function sidesOf({ campaigns = [] }: FixtureFile) {
  return campaigns.flatMap(({ creatives = [] }, at) =>
    creatives.flatMap((creative, index) => {
      const place = `campaigns.${at}.creatives.${index}`;
      for (const side of ['front_html_file', 'back_html_file'] as const) {
        if (creative[side] !== undefined) throw invalid(`${place}.${side}: pass the HTML itself`);
      }
      return (['front_html', 'back_html'] as const).map((side) => ({ name: `${place}.${side}`, html: creative[side] }));
    }),
  );
}
