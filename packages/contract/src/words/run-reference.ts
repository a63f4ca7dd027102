const form = /^([0-9a-z]{10})\.[1-9][0-9]{0,14}\.[0-9a-f]{10}$/;

/** The run of a reference that bulk writes into a merge tag; undefined for lookalikes such as `2026.11.spring`. */
export const runOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? form.exec(value)?.[1] : undefined;
