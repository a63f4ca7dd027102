/** Content of the reference tag: run, row and the epoch of the worker that sent it. */
export interface Reference {
  run: string;
  n: number;
  epoch: string;
}

export const writeReference = ({ run, n, epoch }: Reference): string => `${run}.${n}.${epoch}`;

const form = /^([0-9a-z]+)\.([1-9][0-9]{0,14})\.([0-9a-z]+)$/;

/** Undefined for tags of other senders. */
export function readReference(text: string | null, run: string): Reference | undefined {
  const match = text === null ? null : form.exec(text);
  if (match === null || match[1] !== run) return undefined;
  return { run, n: Number(match[2]), epoch: match[3] ?? '' };
}
