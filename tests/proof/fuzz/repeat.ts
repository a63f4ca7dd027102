/** The line that runs one case again and prints its request. */
export function repeatLine(seed: number, n: number): string {
  return `node_modules/.bin/node --conditions=direct-mail-source tests/proof/fuzz/main.ts --seed ${seed} --case ${n}`;
}
