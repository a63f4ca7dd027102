import { OptionDefaults } from 'typedoc';

/** The generated types carry these tags: without them here every one of them would be a warning. */
const blockTags = [...OptionDefaults.blockTags, '@description', '@constant'];

/** @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
  name: 'Direct Mail',
  // Plain entry points take half the time of the "packages" strategy, and one page lists all packages' modules.
  entryPointStrategy: 'resolve',
  entryPoints: [
    'packages/sdk/src/index.ts',
    'packages/sdk/src/webhooks/index.ts',
    'packages/sdk/src/validation/index.ts',
    'packages/us-address/src/index.ts',
    'packages/previews/src/index.ts',
    'packages/conformance/src/index.ts',
    'packages/bulk/src/index.ts',
    'packages/mock/src/index.ts',
    'packages/mock/src/msw.ts',
    'packages/mock/src/node.ts',
    'packages/mock/src/vitest.ts',
  ],
  projectDocuments: ['docs/guides/*.md'],
  tsconfig: 'tsconfig.json',
  out: 'docs/site',
  readme: 'none',
  blockTags,
  excludeInternal: true,
  excludePrivate: true,
  disableSources: true,
  hideGenerator: true,
  // The compiler of the checks is another one (see CONTRIBUTING.md): errors are its business.
  skipErrorChecking: true,
};
