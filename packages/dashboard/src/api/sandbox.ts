/** The account that this tab looks at: the first one, unless another was chosen. */
const KEY = 'direct-mail-sandbox';

export function chosenSandbox(): string | null {
  return sessionStorage.getItem(KEY);
}

/** Another account is another everything: the page begins anew. */
export function chooseSandbox(id: string | null): void {
  if (id === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, id);
  window.location.assign('/');
}
