import type { MockSettings, RequestSearch } from './generated/models.ts';

// What is made of the generated types.

/** Conditions for journal entries. Omitted fields match everything. */
export type RequestMatch = Pick<
  RequestSearch,
  'operation' | 'method' | 'status' | 'path' | 'body' | 'mailing' | 'trace'
>;

/** Settings that a change merges rather than replaces. */
export type SettingsGroup = {
  [K in keyof MockSettings]: MockSettings[K] extends object ? K : never;
}[keyof MockSettings];
