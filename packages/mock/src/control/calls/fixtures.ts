import type { fixtureCalls } from '@direct-mail/contract/control/calls';
import type { FixtureFile } from '@direct-mail/contract/control/generated/models';
import { invalid } from '../../account/base/refusal.ts';
import { exportFixtures } from '../../account/export-fixtures.ts';
import { fillFixtures } from '../fill-fixtures.ts';
import type { HandlersOf } from '../handlers.ts';
import { stateOf } from './clock.ts';

export const fixtureHandlers: HandlersOf<typeof fixtureCalls> = {
  getFixtures: ({ account }) => exportFixtures(account),
  putFixtures: {
    before: ({ drafts }, { body }) => drafts.check(sidesOf(body)),
    run: ({ sandbox }, { body }) => {
      refusing(() => sandbox.reset((account) => fillFixtures(account, body)));
      return stateOf(sandbox);
    },
  },
};

/** Answers what the fixtures say wrong with 400. */
export function refusing<Value>(act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    throw error instanceof TypeError ? invalid(error.message) : error;
  }
}

/** Every side of artwork in the file, each with its place; only --fixtures reads files. */
export function sidesOf({ campaigns = [] }: FixtureFile) {
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
