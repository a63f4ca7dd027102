/**
 * What may import what. A rule about a folder refuses each of our files that it does not name. Tests, scripts and
 * examples are only checked for cycles.
 * Type-only imports count too (tsPreCompilationDeps), except where a rule says so.
 */
const packages = '^packages/';
const mock = '^packages/mock/src/';

/** Files in `from` may import our own files in `from` itself and in `to`, and no other of ours. */
const only = (name, from, to, comment, more = {}) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: packages, pathNot: [from, ...to], ...more },
});

const contract = '^packages/contract/src/';
/** The rooms of the contract that every package may bundle: plain tables and functions, and how a wrong call is refused. */
const words = `${contract}words/`;
const doors = `${contract}doors/`;
/** Lists and limits of the document, without its types' schemas. */
const values = `${contract}generated/`;
/** The mock's own API; of it, types, routes and values are without zod. */
const controlContract = `${contract}control/`;
const controlGenerated = `${controlContract}(generated/|(model-)?types\\.ts$)`;
/** How the three programs read a command line. */
const terminal = '^packages/terminal/src/';
const account = `${mock}account/`;
const operations = `${mock}operations/`;
const control = `${mock}control/`;
const http = `${mock}http/`;
const sandbox = `${mock}sandbox/`;
const clock = `${mock}clock/`;
const webhooks = `${mock}webhooks/`;
const previews = '^packages/previews/src/';
/** What reads merge tags, without a renderer: bundled into the mock. */
const mergeTags = `${previews}merge-tags/`;
/** Small modules of the mock's own that every layer may use. */
const shared = `${mock}shared/`;

export default {
  forbidden: [
    only('contract-imports-nothing-of-ours', contract, [], 'The contract is the lowest package.'),
    only('words-to-values', words, [values], 'Plain tables and functions.'),
    only('doors-to-words', doors, [words, values], 'How any function refuses a wrong call.'),
    only(
      'service-to-doors',
      `${contract}(generated/|schemas/|[\\w-]+\\.ts$)`,
      [doors, words],
      'The API of the document, without the one of the mock.',
    ),
    {
      name: 'accounts-load-no-schemas',
      severity: 'error',
      comment: 'The account is checked by its callers: it loads neither zod nor what is made of it.',
      from: { path: account },
      to: {
        path: [`${contract}schemas/`, controlContract],
        pathNot: controlGenerated,
        dependencyTypesNot: ['type-only'],
      },
    },
    only('terminal-to-doors', terminal, [words, doors], 'Flags, help and exit codes; no rule of the service.'),
    only(
      'us-address-imports-words-and-doors',
      '^packages/us-address/src/',
      [words, doors, values],
      'Published and usable by itself.',
    ),
    only(
      'sdk-imports-the-contract-only',
      '^packages/sdk/src/',
      [contract],
      'The SDK knows the contract and nothing else.',
    ),
    only(
      'conformance-imports-the-contract-only',
      '^packages/conformance/src/',
      [contract, terminal],
      'It checks the mock and the SDK: code shared with them would hide their mistakes.',
    ),
    only(
      'bulk-imports-sdk-us-address-words-and-doors',
      '^packages/bulk/src/',
      ['^packages/sdk/src/index', '^packages/us-address/src/index', words, doors, values],
      'A user of the SDK like any other.',
    ),
    only(
      'cli-imports-entry-points',
      '^packages/cli/src/',
      [
        '^packages/contract/src/index',
        terminal,
        words,
        doors,
        values,
        controlGenerated,
        // Each by itself, because loading all of them takes time.
        '^packages/contract/src/schemas/[\\w-]+\\.ts$',
        '^packages/bulk/src/index',
        '^packages/conformance/src/index',
        '^packages/sdk/src/((webhooks|validation)/)?index\\.ts$',
        '^packages/us-address/src/index',
        '^packages/mock/src/(index|node|mcp)\\.ts$',
        '^packages/previews/src/index\\.ts$',
        '^packages/cli/(package\\.json$|node_modules/)',
      ],
      'A user of the others like any other.',
    ),
    {
      name: 'only-the-tree-of-the-cli-loads-commands',
      severity: 'error',
      comment: 'A command is loaded when it is called.',
      from: { path: '^packages/cli/src/', pathNot: '^packages/cli/src/(tree|commands)/' },
      to: { path: '^packages/cli/src/commands/' },
    },
    only(
      'engine-of-bulk-to-ledger',
      '^packages/bulk/src/engine/',
      [
        words,
        doors,
        values,
        '^packages/bulk/src/ledger/',
        '^packages/bulk/src/(base32|errors|message|money|reason|row-number|short-hash)\\.ts$',
        '^packages/sdk/src/index',
        '^packages/us-address/src/index',
      ],
      'Time, randomness and I/O are passed in, so that tests can crash it at any operation.',
    ),
    only(
      'ledger-of-bulk-is-the-bottom-of-bulk',
      '^packages/bulk/src/ledger/',
      [words, doors, values, '^packages/bulk/src/(base32|errors|message|money|reason|short-hash)\\.ts$'],
      'It stores runs, in SQLite or PostgreSQL, and makes no calls.',
    ),
    only(
      'dashboard-imports-address-codes-words-and-control',
      '^packages/dashboard/src/',
      ['^packages/us-address/src/codes', words, doors, values, controlGenerated],
      'It uses only the two HTTP APIs; the meanings of the address codes are a table of texts.',
    ),
    only(
      'account-is-the-bottom-of-the-mock',
      account,
      [contract, '^packages/us-address/src/', shared],
      'Pure tables and rules.',
    ),
    only(
      'account-base-is-the-bottom-of-the-account',
      `${account}base/`,
      [contract, '^packages/us-address/src/', shared],
      'Values without rows: time, money, names, settings.',
    ),
    only(
      'account-store-to-base',
      `${account}store/`,
      [contract, '^packages/us-address/src/', `${account}base/`, shared],
      'Tables and indexes contain no rule of a subject.',
    ),
    only(
      'operations-to-account',
      operations,
      [contract, account, shared, '^packages/us-address/src/'],
      'An operation is a plain function of the account.',
    ),
    only(
      'webhooks-to-account',
      webhooks,
      [contract, account, shared],
      'It attempts the deliveries of an account, and never shares code with the SDK: they check each other.',
    ),
    only('clock-to-webhooks', clock, [contract, account, webhooks, shared], 'It drives an account and its deliveries.'),
    only(
      'sandbox-to-clock',
      sandbox,
      [contract, account, webhooks, clock, shared],
      'One separate account with its clock, deliveries, journal and faults.',
    ),
    only(
      'control-to-sandbox',
      control,
      [contract, account, sandbox, shared],
      'A control call is a plain function of a sandbox.',
    ),
    only(
      'mcp-to-control',
      `${mock}mcp/`,
      [contract, terminal, `${control}client/`, shared],
      'Tools over the control API.',
    ),
    only('storage-to-account', `${mock}storage/`, [contract, account, shared], 'It stores an account.'),
    only('previews-import-words-and-doors', previews, [words, doors, values], 'Published and usable by itself.'),
    only('fonts-import-nothing-of-ours', '^packages/previews-world/src/', [], 'Published and usable by itself.'),
    only(
      'merge-tags-draw-nothing',
      mergeTags,
      [words, doors, values],
      'The mock reads merge tags without the renderer.',
      {
        dependencyTypesNot: ['type-only'],
      },
    ),
    {
      name: 'previews-are-loaded-lazily',
      severity: 'error',
      comment: 'An optional peer of the mock: never loaded before a picture is asked for.',
      from: { path: mock },
      to: { path: previews, pathNot: mergeTags, dependencyTypesNot: ['type-only', 'dynamic-import'] },
    },
    only(
      'http-to-operations-and-control',
      http,
      [contract, account, operations, control, sandbox, previews, shared],
      'It passes a request to an operation or a control call.',
    ),
    {
      name: 'only-entry-points-import-adapters-and-cli',
      severity: 'error',
      comment: 'Adapters and the command line are the outer layer of the mock.',
      from: {
        path: `${mock}(account|operations|control|http|sandbox|clock|webhooks|storage|fixtures|matchers|shared)/`,
      },
      to: { path: `${mock}(adapters|cli)/` },
    },
    only(
      'adapters-to-http',
      `${mock}adapters/`,
      [contract, http, shared],
      'Input and output: an adapter contains no rule of the service.',
    ),
    {
      name: 'mock-imports-no-sdk',
      severity: 'error',
      comment: 'The SDK is an optional peer of the test integration only.',
      from: { path: mock, pathNot: `${mock}vitest` },
      to: { path: '^packages/sdk/' },
    },
    {
      name: 'node-adapter-without-msw',
      severity: 'error',
      comment: 'The server does not go through MSW, and neither does anything below the msw adapter.',
      from: { path: mock, pathNot: `${mock}(msw\\.ts$|adapters/(msw|intercept))` },
      to: { path: '(^|/)node_modules/msw/|^msw' },
    },
    {
      name: 'pure-parts-need-no-node',
      severity: 'error',
      comment: 'They run in browsers, workers and every other runtime.',
      from: { path: [contract, '^packages/us-address/src/', account, operations] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'zod-stays-out-of-the-sdk',
      severity: 'error',
      comment: 'zod is bundled into /validation only.',
      from: { path: '^packages/sdk/src/', pathNot: '^packages/sdk/src/validation/' },
      to: {
        path: ['(^|/)node_modules/zod/', '^packages/contract/src/(schemas|control)/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that import each other belong in one file, or need a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'Every import leads somewhere.',
      from: { path: '^packages/[^/]+/src/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What others' generators write of our document is there after a long run of the proof only.
    exclude: { path: ['/dist/', '/generated/.*\\.json$', '^tests/proof/clients/generated/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['direct-mail-source', 'import', 'types', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts'],
    },
  },
};
