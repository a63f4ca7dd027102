import { OptionDefaults } from 'typedoc';
import { listModules } from './content/modules.ts';
import { root } from './content/repository.ts';

/** The generated types carry these tags: without them here every one of them would be a warning. */
const blockTags = [...OptionDefaults.blockTags, '@description', '@constant'];

/** @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
  name: 'Reference',
  plugin: ['./typedoc-names.ts', './node_modules/typedoc-plugin-markdown/dist/index.js'],
  // Plain entry points take half the time of the "packages" strategy.
  entryPointStrategy: 'resolve',
  entryPoints: listModules().map(({ source }) => `${root}${source}`),
  tsconfig: `${root}tsconfig.json`,
  readme: 'none',
  blockTags,
  excludeInternal: true,
  excludePrivate: true,
  // What `Promise` and `Error` have is documented elsewhere.
  excludeExternals: true,
  disableSources: true,
  hideGenerator: true,
  // The compiler of the checks is another one (see CONTRIBUTING.md): errors are its business.
  skipErrorChecking: true,
  // Options of typedoc-plugin-markdown.
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  expandObjects: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  propertyMembersFormat: 'table',
  typeDeclarationFormat: 'table',
  indexFormat: 'table',
  sanitizeComments: true,
  tableColumnSettings: { hideInherited: true, hideOverrides: true },
};
