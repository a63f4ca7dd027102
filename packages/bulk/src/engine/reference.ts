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

/** A person's keys, the same in every ledger that was made with the reference key. */
export interface KeyedPerson {
  /** Four letters that tell which reference key it is. */
  by: string;
  /** The first eight bytes of the key of name and address; null for an address that cannot be read. */
  person: Uint8Array | null;
  /** Of the key of the identifier, or of e-mail address and name; null without them. */
  who: Uint8Array | null;
}

/** The version of the functions that make the keys. */
const VERSION = '1';
/** Of a key: enough to tell ten million people apart. */
const BYTES = 8;
/** In place of a key that a row does not have. */
const NONE = toBase32(new Uint8Array(BYTES));

export function writeReference({ run, n, epoch, numbering, person }: Reference): string {
  const begin = `${run}.${n}.${epoch}`;
  if (numbering === null) return begin;
  const keys = person === null ? '' : [person.person, person.who].map(written).join('');
  return `${begin}.${VERSION}${numbering}${person?.by ?? ''}${keys}`;
}

const written = (key: Uint8Array | null): string => (key === null ? NONE : toBase32(key.subarray(0, BYTES)));
const readKey = (text: string): Uint8Array | null => (text === NONE ? null : fromBase32(text));

const form =
  /^([0-9a-z]+)\.([1-9][0-9]{0,14})\.([0-9a-z]+)(?:\.1([0-9a-z]{4})(?:([0-9a-z]{4})([0-9a-z]{13})([0-9a-z]{13}))?)?$/;

/** Undefined for tags of other senders. The service may have changed the case, or the blanks around it. */
export function readReference(text: string | null): Reference | undefined {
  const match = text === null ? null : form.exec(text.trim().toLowerCase());
  if (match === null) return undefined;
  const [, run = '', n, epoch = '', numbering = null, by, key = NONE, who = NONE] = match;
  const person = by === undefined ? null : { by, person: readKey(key), who: readKey(who) };
  return { run, n: Number(n), epoch, numbering, person };
}
