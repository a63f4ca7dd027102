/** One part of the house under mutation: what is mutated, and the tests that belong to it. */
export interface Area {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  readonly setupFiles?: readonly string[];
  /** Mutants that run while a file is loaded need every test of the area each; left out where tables of words are most of them. */
  readonly ignoreStatic: boolean;
}

const mockSetup = ['packages/mock/test/setup.ts'];

export const areas: Readonly<Record<string, Area>> = {
  'sdk-webhooks': {
    mutate: ['packages/sdk/src/webhooks/**/*.ts'],
    tests: ['packages/sdk/test/webhooks/**/*.test.ts'],
    ignoreStatic: false,
  },
  'sdk-http': {
    mutate: ['packages/sdk/src/http/**/*.ts'],
    tests: ['packages/sdk/test/{http,errors}/**/*.test.ts', 'packages/sdk/test/client.test.ts'],
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
  'us-address': {
    mutate: ['packages/us-address/src/parse/**/*.ts'],
    tests: ['packages/us-address/test/**/*.test.ts'],
    ignoreStatic: true,
  },
  account: {
    mutate: ['packages/mock/src/account/**/*.ts'],
    tests: [
      'packages/mock/test/{account,audiences,campaigns,mailings,orders,privacy,statistics,webhooks}/**/*.test.ts',
    ],
    setupFiles: mockSetup,
    ignoreStatic: true,
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
