import { createMock, type MockOptions } from '@direct-mail/mock';
import { connectMock, serve } from '@direct-mail/mock/node';
import { expect } from 'vitest';
import { type Mistake, recipient, setup, wrong } from './row.ts';
import '@direct-mail/mock/vitest';

const mockOf = (options: unknown) => createMock(wrong<MockOptions>(options));

/** What the journal, the terminal and the dashboard say of the last request. */
async function noteOf(mock: ReturnType<typeof createMock>): Promise<string | null> {
  const notes = (await mock.requests.list())[0]?.notes ?? [];
  return notes.join('; ') || null;
}

/** Mistakes with the mock, its options, fixtures, control calls and matcher. */
export const mockMistakes: readonly Mistake[] = [
  {
    mistake: 'the format postcard4x6',
    fault: 'there is no format "postcard4x6"',
    remedy: 'did you mean postcard_4x6?',
    make: async () => {
      const { mock } = await setup();
      return mock.campaigns.create({ name: 'A', creatives: [{ name: 'B', format: 'postcard4x6' }] });
    },
  },
  {
    mistake: '{{ name in artwork',
    fault: 'front_html',
    remedy: 'line:1, col:7',
    make: () => setup('Hello {{ name'),
  },
  {
    mistake: 'a merge tag that is missing or misspelt',
    fault: 'merge tag coupn is not in the artwork',
    remedy: 'did you mean coupon?',
    make: async () => {
      const { mock, mail, campaign_id } = await setup('{{ coupon }}');
      await mail.mailings.create({ campaign_id, recipient, merge_tags: { coupn: 'X' } });
      return noteOf(mock);
    },
  },
  {
    mistake: 'advance({ day: 3 })',
    fault: 'unknown field day',
    remedy: 'did you mean days?',
    make: () => createMock().clock.advance(wrong({ day: 3 })),
  },
  {
    mistake: 'advance({ days: -1 })',
    fault: 'got -1',
    remedy: 'must be at least 0',
    make: () => createMock().clock.advance({ days: -1 }),
  },
  {
    mistake: 'an impossible transition',
    fault: 'processing',
    remedy: 'to',
    make: async () => {
      const { mock, mail, campaign_id } = await setup();
      const { id } = await mail.mailings.create({ campaign_id, recipient });
      return mock.mailings.transition(id, 'delivered');
    },
  },
  {
    mistake: 'a misspelt state in a transition',
    fault: 'state',
    remedy: 'delivered',
    make: async () => {
      const { mock, mail, campaign_id } = await setup();
      const { id } = await mail.mailings.create({ campaign_id, recipient });
      return mock.mailings.transition(id, wrong('deliverd'));
    },
  },
  {
    mistake: 'a misspelt state in a search',
    fault: 'state must be one of',
    remedy: 'delivered',
    make: () => createMock().mailings.list({ state: wrong('deliverd') }),
  },
  {
    mistake: 'a misspelt key in a control query',
    fault: 'unknown field stat',
    remedy: 'did you mean state?',
    make: () => createMock().mailings.list(wrong({ stat: 'delivered' })),
  },
  {
    mistake: 'a key of a control body that is none (idd)',
    fault: 'unknown field idd',
    remedy: 'did you mean id?',
    make: () => createMock().campaigns.create(wrong({ name: 'A', idd: 'b' })),
  },
  {
    mistake: "a fault rule's misspelt operation",
    fault: 'operation must be one of',
    remedy: 'createMailing',
    make: () => createMock().faults.add(wrong({ operation: 'createMailng', status: 503 })),
  },
  {
    mistake: 'createMock({ sed: 5 }), serve(mock, { prot: 1 })',
    fault: 'unknown option',
    remedy: 'did you mean seed? did you mean port?',
    make: async () => {
      const messages: string[] = [];
      for (const run of [() => mockOf({ sed: 5 }), () => serve(createMock(), wrong({ prot: 1 }))]) {
        try {
          await run();
        } catch (error) {
          messages.push((error as Error).message);
        }
      }
      return `${messages.join('; ')}; ${messages.map((message) => message.split(': ').at(-1)).join(' ')}`;
    },
  },
  {
    mistake: 'an unknown setting',
    fault: 'unknown field unknownField',
    remedy: 'did you mean unknownFields?',
    make: () => mockOf({ settings: { unknownField: 'refuse' } }),
  },
  {
    mistake: 'a file name for fixtures',
    fault: './f.json',
    remedy: 'read and parse it first',
    make: () => mockOf({ fixtures: './f.json' }),
  },
  {
    mistake: 'a clock that is none',
    fault: 'the clock must be',
    remedy: '60x',
    make: () => mockOf({ clock: 'fast' }),
  },
  {
    mistake: 'an id in a fixture that cannot be one',
    fault: 'id',
    remedy: 'must',
    make: () => mockOf({ fixtures: { campaigns: [{ id: 7, name: 'A' }] } }),
  },
  {
    mistake: 'a fixture that names a missing campaign',
    fault: '"B"',
    remedy: 'it has "A"',
    make: () => mockOf({ fixtures: { campaigns: [{ name: 'A' }], mailings: [{ campaign: 'B', recipient }] } }),
  },
  {
    mistake: 'toHaveMailed that does not match',
    fault: 'expected a mailing like {"to":"Grace"}',
    remedy: 'Ada Lovelace',
    make: async () => {
      const { mock, mail, campaign_id } = await setup();
      await mail.mailings.create({ campaign_id, recipient });
      return expect(mock).toHaveMailed({ to: 'Grace' });
    },
  },
  {
    mistake: 'toHaveMailed({ too })',
    fault: 'unknown field too',
    remedy: 'did you mean to?',
    make: () => expect(createMock()).toHaveMailed(wrong({ too: 'x' })),
  },
  {
    mistake: 'toHaveMailed without await',
    fault: 'expected a mailing like {"to":"Grace"}',
    remedy: 'no mailing was created',
    // The runner ends with this as an unhandled rejection, at the line of the call.
    make: () => {
      expect(createMock())
        .toHaveMailed({ to: 'Grace' })
        .catch(() => {});
      return 'an unhandled rejection';
    },
  },
  {
    mistake: 'connectMock with /v1 in its address',
    fault: 'url must not end in /v1',
    remedy: 'request paths already start with /v1',
    make: () => connectMock('http://127.0.0.1:1/v1').mailings.list(),
  },
  {
    mistake: 'a misspelt magic phrase (delivery exeption)',
    fault: 'address_1 is almost a magic recipient',
    remedy: 'did you mean delivery exception?',
    make: async () => {
      const { mock, mail, campaign_id } = await setup();
      await mail.mailings.create({ campaign_id, recipient: { ...recipient, address_1: 'delivery exeption' } });
      return noteOf(mock);
    },
  },
];
