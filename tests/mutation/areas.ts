/** One part of the repository under mutation: what is mutated, and the tests that belong to it. */
export interface Area {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  readonly setupFiles?: readonly string[];
  /** Mutants that run while a file is loaded need every test of the area each; left out where tables of words are most of them. */
  readonly ignoreStatic: boolean;
  /** Whether each test file gets modules of its own (default); without, a run takes half the time where nothing keeps a state. */
  readonly isolate?: boolean;
}

const parser = (files: string): string[] => [`packages/us-address/src/parse/${files}.ts`];
const ofParser = {
  tests: ['packages/us-address/test/{rules/**/*,last-line,vectors,delivery-key}.test.ts'],
  ignoreStatic: true,
  isolate: false,
} as const;

/** The account is mutated by topics, each with the tests of its topic: all of it with all tests would take most of a day. */
const account = (files: string): string[] => [`packages/mock/src/account/${files}.ts`];
const mock = (tests: string): string[] => [`packages/mock/test/${tests}.test.ts`];
const inMock = { setupFiles: ['tests/mutation/mock-setup.ts'], ignoreStatic: true, isolate: false } as const;

export const areas: Readonly<Record<string, Area>> = {
  'sdk-webhooks': {
    mutate: ['packages/sdk/src/webhooks/**/*.ts'],
    tests: ['packages/sdk/test/webhooks/**/*.test.ts'],
    ignoreStatic: false,
  },
  'sdk-http': {
    mutate: ['packages/sdk/src/http/**/*.ts'],
    tests: ['packages/sdk/test/{attack,http,errors,resources}/**/*.test.ts', 'packages/sdk/test/client.test.ts'],
    ignoreStatic: false,
  },
  contract: {
    mutate: ['packages/contract/src/schemas/**/*.ts'],
    tests: [
      'packages/contract/test/{messages,examples}.test.ts',
      'packages/contract/test/equivalence/equivalence.test.ts',
    ],
    ignoreStatic: false,
  },
  'us-address-lines': { mutate: [...parser('{line,street}/*'), 'packages/us-address/src/text/*.ts'], ...ofParser },
  'us-address-units': { mutate: parser('units/*'), ...ofParser },
  'us-address-forms': { mutate: parser('routes/*'), ...ofParser },
  'us-address-last-line': { mutate: parser('last-line/*'), ...ofParser },
  'account-orders': {
    mutate: account('{orders/*,store/orders-table,addresses/stored-addresses}'),
    tests: mock('{account/indexes,orders/*,audiences/suppression}'),
    ...inMock,
  },
  'account-mailings': {
    mutate: account(
      '{addresses/{addresses,recipients},base/{mailing-states,non-blank},mailings/{explain,processing-checks,lifecycle,magic,mailing-list,mailing-search,mailings},store/{mailings-table,mailing-indexes}}',
    ),
    tests: mock('{account/indexes,audiences/suppression,mailings/*,magic-recipients,statistics/*}'),
    ...inMock,
  },
  'account-audiences': {
    mutate: account('{audiences/*,base/csv,mailings/one-time-send,store/{audiences-table,members-table,people-index}}'),
    tests: mock('{account/indexes,audiences/*}'),
    ...inMock,
  },
  'account-privacy': {
    mutate: account('{data-subject-requests/*,store/data-subject-requests-table}'),
    tests: mock('{account/indexes,privacy/*}'),
    ...inMock,
  },
  'account-webhooks': {
    mutate: account('{mailings/emit-mailing-event,store/deliveries-table,webhooks/*}'),
    tests: mock('{account/indexes,webhooks/*}'),
    ...inMock,
  },
  'account-time': {
    mutate: account(
      '{base/{money,paging,random,time},run-due,statistics/*,store/{due-queue,ledger,snapshot,table,timeline}}',
    ),
    tests: mock('{account,clock,mailings,statistics}/*'),
    ...inMock,
  },
  'account-campaigns': {
    mutate: account(
      '{base/{email-hash,refusal,settings},campaigns/*,mailings/preview-rules,store/{account,creatives-table,rows}}',
    ),
    tests: mock('{account,campaigns,mailings}/*'),
    ...inMock,
  },
  'account-people': {
    mutate: [...account('{people/*,base/addressee-key}'), 'packages/contract/src/words/{fold.ts,people/*.ts}'],
    tests: [...mock('{people/*,privacy/whose-data,audiences/suppression}'), 'packages/contract/test/people/*.test.ts'],
    ...inMock,
  },
  'account-snapshots': {
    mutate: account('{store/{ids,check-snapshot},export-fixtures}'),
    tests: mock('{account/{changes,damaged-snapshots},campaigns/ids,fixtures/*}'),
    ...inMock,
  },
  'account-insights': {
    mutate: account('insights/*'),
    tests: mock('{insights,statistics}/*'),
    ...inMock,
  },
};

/** The area that the program which started this one asked for. */
export function askedArea(): { readonly name: string; readonly area: Area } {
  const name = process.env['MUTANTS_AREA'] ?? '';
  const area = areas[name];
  if (area === undefined)
    throw new Error(`MUTANTS_AREA is ${name || 'not set'}; it names one of ${Object.keys(areas).join(', ')}`);
  return { name, area };
}
