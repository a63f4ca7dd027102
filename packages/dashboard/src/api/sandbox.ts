/** The account that this tab shows: the first one unless another was chosen. */
const KEY = 'direct-mail-sandbox';

export function chosenSandbox(): string | null {
  return sessionStorage.getItem(KEY);
}

/** Reloads the page, because every record belongs to one account. */
export function chooseSandbox(id: string | null): void {
  if (id === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, id);
  window.location.assign('/');
}
