import type { components } from './generated/types.ts';

/** All component schemas of the document by name. */
export type Schemas = components['schemas'];

/** One component schema: `Schema<'Mailing'>`. */
export type Schema<Name extends keyof Schemas> = Schemas[Name];
