import type { Known } from '../fuzz/request.ts';
import type { Random } from '../random.ts';
import { type Case, cases } from './cases.ts';
import type { Script } from './wire.ts';

const names = Object.keys(cases);

/** Every kind in turn, each time with other details. */
export function scriptOf(n: number, draw: Random, known: Known): Script {
  const name = names[n % names.length] as string;
  const made = (cases[name] as Case)(draw, known);
  return {
    ...made,
    name,
    pieces: made.pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)),
  };
}
