import { conflict, notFound } from '../account/base/refusal.ts';
import type { AccountOptions } from '../account/store/account.ts';
import type { Mode } from '../account/store/rows.ts';
import type { AccountSnapshot } from '../account/store/snapshot.ts';
import { type Fixtures, Sandbox, type SandboxPorts } from './sandbox.ts';

/** The token pair of a new account. */
export interface Tokens {
  readonly production: string;
  readonly test: string;
}

/** Who is told of sandboxes that come and go. */
export interface HouseWatcher {
  added(sandbox: Sandbox): void;
  removed(sandbox: Sandbox): void;
}

/** All accounts of one mock: the first one, and the sandboxes beside it. Tokens tell which one is meant. */
export class House {
  readonly first: Sandbox;
  readonly #options: AccountOptions;
  readonly #sandboxes = new Map<string, Sandbox>();
  readonly #byToken = new Map<string, { sandbox: Sandbox; token: { value: string; mode: Mode } }>();
  readonly #fixtures: Fixtures;
  readonly #ports: SandboxPorts;
  readonly #takenBack = new WeakSet<Sandbox>();
  readonly #watchers: HouseWatcher[] = [];
  #made = 0;

  constructor(options: AccountOptions, tokens: Tokens, fixtures: Fixtures, ports: SandboxPorts) {
    this.#options = options;
    this.#fixtures = fixtures;
    this.#ports = ports;
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

  /** Who stands behind a token; nobody for an unknown one. */
  callerOf(token: string): { sandbox: Sandbox; token: { value: string; mode: Mode } } | undefined {
    return this.#byToken.get(token);
  }

  /** A new, separate account with tokens and a seed of its own (D14). */
  create(wanted: { readonly id?: string | undefined } = {}): { sandbox: Sandbox; tokens: Tokens } {
    const { random } = this.first.account;
    const id = wanted.id ?? this.#freeId();
    if (this.#sandboxes.has(id)) throw conflict(`a sandbox with the id ${JSON.stringify(id)} exists already`);
    const secret = random.hex(id, 'token', 16);
    const tokens = { production: `live_${id}_${secret}`, test: `test_${id}_${secret}` };
    const sandbox = this.#add(id, this.#optionsOf(id), tokens);
    for (const watcher of this.#watchers) watcher.added(sandbox);
    return { sandbox, tokens };
  }

  /** Puts an account back as it was kept, the first one or a sandbox. */
  takeBack(id: string, snapshot: AccountSnapshot): void {
    const sandbox = this.#sandboxes.get(id) ?? this.#add(id, this.#optionsOf(id), { production: id, test: id });
    sandbox.takeBack(snapshot);
    sandbox.publish();
    this.#takenBack.add(sandbox);
    if (sandbox.clock.mode === 'real') sandbox.clock.continueAt(this.#ports.startOfTime());
  }

  isTakenBack(sandbox: Sandbox): boolean {
    return this.#takenBack.has(sandbox);
  }

  watch(watcher: HouseWatcher): void {
    this.#watchers.push(watcher);
  }

  remove(id: string): Sandbox {
    const sandbox = this.sandbox(id);
    if (sandbox === this.first) throw conflict('the first account cannot be removed; reset it instead');
    this.#sandboxes.delete(id);
    for (const token of sandbox.account.tokens.values()) this.#byToken.delete(token.id);
    for (const watcher of this.#watchers) watcher.removed(sandbox);
    return sandbox;
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
    const sandbox = new Sandbox(id, options, this.#fixtures, this.#ports, (account) => {
      account.tokens.put({ id: tokens.production, mode: 'production', created_at: account.now });
      account.tokens.put({ id: tokens.test, mode: 'test', created_at: account.now });
    });
    sandbox.onChanges((changes) => {
      if (changes.some(({ table }) => table === 'tokens' || table === '*')) this.#readTokens(sandbox);
    });
    this.#readTokens(sandbox);
    this.#sandboxes.set(id, sandbox);
    return sandbox;
  }

  /** Brings the look-up of tokens in step with an account whose tokens were changed, reset or restored. */
  #readTokens(sandbox: Sandbox): void {
    for (const [value, caller] of this.#byToken) if (caller.sandbox === sandbox) this.#byToken.delete(value);
    for (const { id, mode } of sandbox.account.tokens.values()) {
      this.#byToken.set(id, { sandbox, token: { value: id, mode } });
    }
  }
}
