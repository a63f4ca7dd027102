/**
 * How much a test does: the first number in `npm test`, the second in `npm run proof -- --only sizes`, which runs the same
 * tests at the length that once found something.
 */
export const sized = (short: number, long: number): number => (process.env['PROOF_SIZE'] === 'long' ? long : short);
