import type { Mode } from '@direct-mail/contract/control/generated/models';
import type { Snapshot, Tokens } from '@direct-mail/contract/control/types';
import { conflict, notFound } from '../account/base/refusal.ts';
import type { AccountOptions } from '../account/store/account.ts';
import { type Fixtures, Sandbox, type SandboxEnvironment } from './sandbox.ts';

/** Called when sandboxes are added and removed. */
export interface RegistryWatcher {
  readonly added?: (sandbox: Sandbox) => void;
  readonly removed?: (sandbox: Sandbox) => void;
}

/** Each is an account of its own, some 15 KB when empty: a suite that never deletes them is told before memory is full. */
const MOST_SANDBOXES = 10_000;

/** All sandboxes of one mock, including the first one, by id and by token. */
export class SandboxRegistry {
  readonly first: Sandbox;
  readonly #options: AccountOptions;
  readonly #sandboxes = new Map<string, Sandbox>();
  readonly #byToken = new Map<string, { sandbox: Sandbox; token: { value: string; mode: Mode } }>();
  readonly #tokensOf = new WeakMap<Sandbox, readonly string[]>();
  readonly #fixtures: Fixtures;
  readonly #environment: SandboxEnvironment;
  readonly #persisted = new WeakSet<Sandbox>();
  readonly #watchers = new Set<RegistryWatcher>();
  #made = 0;

  constructor(options: AccountOptions, tokens: Tokens, fixtures: Fixtures, environment: SandboxEnvironment) {
    this.#options = options;
    this.#fixtures = fixtures;
    this.#environment = environment;
    this.first = this.#add('default', options, tokens);
  }

  get sandboxes(): IterableIterator<Sandbox> {
    return this.#sandboxes.values();
  }

  sandbox(id: string): Sandbox {
    const sandbox = this.#sandboxes.get(id);
    if (sandbox === undefined) throw notFound('sandbox', id);
    return sandbox;
  }

  /** The account and mode of a token; undefined for an unknown one. */
  callerOf(token: string): { sandbox: Sandbox; token: { value: string; mode: Mode } } | undefined {
    return this.#byToken.get(token);
  }

  /** A new, separate account with its own tokens and seed (D14). */
  create(wanted: { readonly id?: string | undefined } = {}): { sandbox: Sandbox; tokens: Tokens } {
    const { random } = this.first.account;
    const id = wanted.id ?? this.#freeId();
    if (this.#sandboxes.has(id)) throw conflict(`a sandbox with ID ${JSON.stringify(id)} already exists`);
    if (this.#sandboxes.size >= MOST_SANDBOXES)
      throw conflict(`there are ${MOST_SANDBOXES} sandboxes already; delete those that are no longer used`);
    const secret = random.hex(id, 'token', 16);
    const tokens = { production: `live_${id}_${secret}`, test: `test_${id}_${secret}` };
    const sandbox = this.#add(id, this.#optionsOf(id), tokens);
    for (const watcher of this.#watchers) watcher.added?.(sandbox);
    return { sandbox, tokens };
  }

  /** Restores an account from the data folder, the first one or another. */
  restorePersisted(id: string, snapshot: Snapshot): void {
    const sandbox = this.#sandboxes.get(id) ?? this.#add(id, this.#optionsOf(id), { production: id, test: id });
    sandbox.restoreOwn(snapshot);
    sandbox.publish();
    this.#persisted.add(sandbox);
    if (sandbox.clock.mode === 'real') sandbox.clock.continueAt(this.#environment.startTime());
  }

  wasPersisted(sandbox: Sandbox): boolean {
    return this.#persisted.has(sandbox);
  }

  /** Returns a function that ends it. */
  watch(watcher: RegistryWatcher): () => void {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  /** Removes a sandbox and ends its timers; the first one stays. */
  remove(id: string): void {
    const sandbox = this.sandbox(id);
    if (sandbox === this.first) throw conflict('the first account cannot be deleted; reset it instead');
    this.#sandboxes.delete(id);
    this.#dropTokens(sandbox);
    for (const watcher of this.#watchers) watcher.removed?.(sandbox);
    sandbox.clock.stop();
  }

  #freeId(): string {
    for (;;) {
      this.#made += 1;
      const id = this.first.account.random.hex('sandbox', String(this.#made), 12);
      if (!this.#sandboxes.has(id)) return id;
    }
  }

  #optionsOf(id: string): AccountOptions {
    return id === this.first.id ? this.#options : { ...this.#options, seed: `${this.#options.seed}/${id}` };
  }

  #add(id: string, options: AccountOptions, tokens: Tokens): Sandbox {
    const sandbox = new Sandbox({
      id,
      account: options,
      fixtures: this.#fixtures,
      environment: this.#environment,
      prepare: (account) => {
        account.tokens.put({ id: tokens.production, mode: 'production', created_at: account.now });
        account.tokens.put({ id: tokens.test, mode: 'test', created_at: account.now });
      },
    });
    sandbox.onChanges((changes) => {
      if (changes.some(({ table }) => table === 'tokens' || table === '*')) this.#readTokens(sandbox);
    });
    this.#readTokens(sandbox);
    this.#sandboxes.set(id, sandbox);
    return sandbox;
  }

  /** Updates the look-up by token after the tokens of an account have changed. */
  #readTokens(sandbox: Sandbox): void {
    this.#dropTokens(sandbox);
    const tokens = [...sandbox.account.tokens.values()];
    for (const { id, mode } of tokens) this.#byToken.set(id, { sandbox, token: { value: id, mode } });
    this.#tokensOf.set(
      sandbox,
      tokens.map(({ id }) => id),
    );
  }

  #dropTokens(sandbox: Sandbox): void {
    for (const value of this.#tokensOf.get(sandbox) ?? [])
      if (this.#byToken.get(value)?.sandbox === sandbox) this.#byToken.delete(value);
  }
}
