/**
 * Run, row and epoch; then the version 1, the numbering that the row's number is of, and a key of the person, which only those who have the
 * ledger's reference key can make. Lower case throughout: a service may change the case.
 */
const form = /^([0-9a-z]{10})\.[1-9][0-9]{0,14}\.[0-9a-f]{10}(?:\.1[0-9a-z]{4}(?:[0-9a-z]{30})?)?$/;

/** The run of a reference that bulk writes into a merge tag; undefined for lookalikes such as `2026.11.spring`. */
export const runOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? form.exec(value.trim().toLowerCase())?.[1] : undefined;
