import { useSyncExternalStore } from 'react';

/** The control token of a server that requires one, in session storage: for this tab only. */
const KEY = 'direct-mail-control-token';

let needed = false;
const listeners = new Set<() => void>();

export function controlToken(): string | null {
  return sessionStorage.getItem(KEY);
}

export function setControlToken(token: string): void {
  sessionStorage.setItem(KEY, token);
  setNeeded(false);
  for (const watcher of watchers) watcher();
}

const watchers = new Set<() => void>();

/** Calls `watcher` each time the token changes. */
export function watchControlToken(watcher: () => void): void {
  watchers.add(watcher);
}

/** Makes the page ask for the token. */
export function needControlToken(): void {
  setNeeded(true);
}

export function useControlTokenNeeded(): boolean {
  return useSyncExternalStore(subscribe, () => needed);
}

function setNeeded(value: boolean): void {
  needed = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
