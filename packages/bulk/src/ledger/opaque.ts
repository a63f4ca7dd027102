/** The same in both builds of the package. */
export const whole: unique symbol = Symbol.for('@direct-mail/bulk/ledger') as never;

/** The record of what was sent: `sqliteLedger(path)` or `postgresLedger(url)`. What it holds is read through {@link Bulk}. */
export interface Ledger {
  readonly kind: 'sqlite' | 'postgres';
  /** The file, for a SQLite ledger. */
  readonly path?: string | undefined;
  /** Opens it and brings its tables to this version. What uses a ledger opens it by itself. */
  open(): Promise<void>;
  /** Closes file or connections. It may be opened again. */
  close(): Promise<void>;
  /** @internal */
  readonly [whole]: true;
}
