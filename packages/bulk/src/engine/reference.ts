import { fromBase32, toBase32 } from '../base32.ts';

/** Content of the reference tag: run, row and the epoch of the worker that sent it. */
export interface Reference {
  run: string;
  n: number;
  epoch: string;
  /** What the number is of: a run of one ledger and its copies. Null in references of earlier versions. */
  numbering: string | null;
  /** The person, where the ledger was made with a reference key. */
  person: KeyedPerson | null;
}

/** A person's key, the same in every ledger that was made with the reference key. */
export interface KeyedPerson {
  /** Four letters that tell which reference key it is. */
  by: string;
  key: Uint8Array;
}

/** The version of the function that makes the person's key. */
const VERSION = '1';

export function writeReference({ run, n, epoch, numbering, person }: Reference): string {
  const whom = person === null ? '' : `${person.by}${toBase32(person.key)}`;
  return `${run}.${n}.${epoch}${numbering === null ? '' : `.${VERSION}${numbering}${whom}`}`;
}

const form = /^([0-9a-z]+)\.([1-9][0-9]{0,14})\.([0-9a-z]+)(?:\.1([0-9a-z]{4})(?:([0-9a-z]{4})([0-9a-z]{26}))?)?$/;

/** Undefined for tags of other senders. The service may have changed the case, or the blanks around it. */
export function readReference(text: string | null): Reference | undefined {
  const match = text === null ? null : form.exec(text.trim().toLowerCase());
  if (match === null) return undefined;
  const [, run = '', n, epoch = '', numbering = null, by, key] = match;
  const person = by === undefined || key === undefined ? null : { by, key: fromBase32(key) };
  return { run, n: Number(n), epoch, numbering, person };
}
