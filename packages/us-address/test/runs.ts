/** A fifth of the draws; `npm run proof -- --only sizes` goes through all of them, these first. */
export const runs = (all: number): number => (process.env['PROOF_SIZE'] === 'long' ? all : Math.ceil(all / 5));
