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
/** The part of the contract that imports nothing and that every package may bundle: similar names, lines of CSV. */
const text = `${contract}text/`;
const account = `${mock}account/`;
const operations = `${mock}operations/`;
const control = `${mock}control/`;
const http = `${mock}http/`;
const sandbox = `${mock}sandbox/`;
const clock = `${mock}clock/`;
const webhooks = `${mock}webhooks/`;
/** The mock's public types, written by hand. */
const types = `${mock}types/`;
const previews = '^packages/previews/src/';
/** What reads merge tags, without a renderer: bundled into the mock. */
const mergeTags = `${previews}merge-tags/`;
/** Small modules of the mock's own that every layer may use. */
const shared = `${mock}shared/`;

export default {
  forbidden: [
    only('contract-imports-nothing-of-ours', contract, [], 'The contract is the lowest package.'),
    only('us-address-imports-nothing-of-ours', '^packages/us-address/src/', [], 'Published and usable by itself.'),
    only(
      'sdk-imports-the-contract-only',
      '^packages/sdk/src/',
      [contract],
      'The SDK knows the contract and nothing else.',
    ),
    only(
      'conformance-imports-the-contract-only',
      '^packages/conformance/src/',
      [contract],
      'It checks the mock and the SDK: code shared with them would hide their mistakes.',
    ),
    only(
      'bulk-imports-sdk-us-address-and-text',
      '^packages/bulk/src/',
      ['^packages/sdk/src/index', '^packages/us-address/src/index', text],
      'A user of the SDK like any other.',
    ),
    only(
      'cli-imports-entry-points',
      '^packages/cli/src/',
      [
        '^packages/contract/src/index',
        text,
        // Each by itself, because loading all of them takes time.
        '^packages/contract/src/schemas/[\\w-]+\\.ts$',
        '^packages/bulk/src/index',
        '^packages/conformance/src/index',
        '^packages/sdk/src/((webhooks|validation)/)?index\\.ts$',
        '^packages/us-address/src/index',
        '^packages/mock/src/(index|node)\\.ts$',
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
        '^packages/bulk/src/ledger/',
        '^packages/bulk/src/(errors|message|money|reason)\\.ts$',
        '^packages/sdk/src/index',
        '^packages/us-address/src/index',
      ],
      'Time, randomness and I/O are passed in, so that tests can crash it at any operation.',
    ),
    only(
      'ledger-of-bulk-is-the-bottom-of-bulk',
      '^packages/bulk/src/ledger/',
      ['^packages/bulk/src/(errors|message|money|reason)\\.ts$'],
      'It stores runs, in SQLite or PostgreSQL, and makes no calls.',
    ),
    only(
      'dashboard-imports-address-codes-and-text',
      '^packages/dashboard/src/',
      ['^packages/us-address/src/codes', text],
      'It uses only the two HTTP APIs; the meanings of the address codes are a table of texts.',
    ),
    only(
      'account-is-the-bottom-of-the-mock',
      account,
      [contract, '^packages/us-address/src/', shared, types],
      'Pure tables and rules.',
    ),
    only(
      'account-base-is-the-bottom-of-the-account',
      `${account}base/`,
      [contract, '^packages/us-address/src/', shared, types],
      'Values without rows: time, money, names, settings.',
    ),
    only(
      'account-store-to-base',
      `${account}store/`,
      [contract, '^packages/us-address/src/', `${account}base/`, shared, types],
      'Tables and indexes contain no rule of a subject.',
    ),
    only(
      'operations-to-account',
      operations,
      [contract, account, shared, types, '^packages/us-address/src/'],
      'An operation is a plain function of the account.',
    ),
    only(
      'webhooks-to-account',
      webhooks,
      [contract, account, shared, types],
      'It attempts the deliveries of an account, and never shares code with the SDK: they check each other.',
    ),
    only(
      'clock-to-webhooks',
      clock,
      [contract, account, webhooks, shared, types],
      'It drives an account and its deliveries.',
    ),
    only(
      'sandbox-to-clock',
      sandbox,
      [contract, account, webhooks, clock, shared, types],
      'One separate account with its clock, deliveries, journal and faults.',
    ),
    only(
      'control-to-sandbox',
      control,
      [contract, account, sandbox, shared, types],
      'A control call is a plain function of a sandbox.',
    ),
    only('storage-to-account', `${mock}storage/`, [contract, account, shared, types], 'It stores an account.'),
    only('previews-import-text', previews, [text], 'Published and usable by itself.'),
    only('fonts-import-nothing-of-ours', '^packages/previews-world/src/', [], 'Published and usable by itself.'),
    only('merge-tags-draw-nothing', mergeTags, [text], 'The mock reads merge tags without the renderer.', {
      dependencyTypesNot: ['type-only'],
    }),
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
      [contract, account, operations, control, sandbox, previews, shared, types],
      'It passes a request to an operation or a control call.',
    ),
    {
      name: 'only-entry-points-import-adapters-and-cli',
      severity: 'error',
      comment: 'Adapters and the command line are the outer layer of the mock.',
      from: {
        path: `${mock}(account|operations|control|http|sandbox|clock|webhooks|storage|fixtures|matchers|shared|types)/`,
      },
      to: { path: `${mock}(adapters|cli)/` },
    },
    only(
      'adapters-to-http',
      `${mock}adapters/`,
      [contract, http, shared, types],
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
      to: { path: ['(^|/)node_modules/zod/', '^packages/contract/src/schemas/'], dependencyTypesNot: ['type-only'] },
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
    exclude: { path: ['/dist/', '/generated/.*\\.json$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['direct-mail-source', 'import', 'types', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts'],
    },
  },
};
