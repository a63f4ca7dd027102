import { fileURLToPath } from 'node:url';

/** The checkout that these benchmarks are part of. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The command of the mock, in a checkout. */
export const LAUNCHER = 'packages/mock/bin/direct-mail-mock.js';
