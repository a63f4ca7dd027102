/**
 * fast-check with the same draws in every `npm test`, so that a run is green or red for what was changed: vitest resolves
 * `fast-check` to this file. PROOF_SEED draws otherwise: a number, as a failure prints it, or `random`.
 */
import fc from '../../node_modules/fast-check/lib/fast-check.js';

const given = process.env['PROOF_SEED'];
if (given !== 'random') fc.configureGlobal({ seed: Number(given ?? 20_261_120) });

export * from '../../node_modules/fast-check/lib/fast-check.js';
// biome-ignore lint/style/noDefaultExport: fast-check has one
export default fc;
