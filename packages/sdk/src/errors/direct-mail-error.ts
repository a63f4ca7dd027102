const brand = Symbol.for('direct-mail.error');

/** What this package's classes have: their name, written out because minifiers rename classes. */
type NamedClass = { readonly errorName?: string };

/** Whether a value is an instance of the class `name` or a subclass, in any copy of this package. */
function isNamed(value: object, name: string): boolean {
  for (let kind: unknown = value.constructor; typeof kind === 'function'; kind = Object.getPrototypeOf(kind)) {
    if (Object.hasOwn(kind, 'errorName') && (kind as NamedClass).errorName === name) return true;
  }
  return false;
}

/** The base class of every error this package throws. */
export class DirectMailError extends Error {
  /** @internal */
  static readonly errorName: string = 'DirectMailError';

  /**
   * Makes `instanceof` work across the ESM and CommonJS builds and across installed copies: instances carry a registered
   * symbol, and classes are compared by name. Your own subclasses are compared as usual.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: the class on the right side of instanceof, a subclass mostly
    const own = Object.getOwnPropertyDescriptor(this, 'errorName')?.value as string | undefined;
    // biome-ignore lint/complexity/noThisInStatic: the class on the right side of instanceof, a subclass mostly
    if (own === undefined) return Function.prototype[Symbol.hasInstance].call(this, value);
    if (typeof value !== 'object' || value === null || !(brand in value)) return false;
    return own === 'DirectMailError' || isNamed(value, own);
  }
}

// Outside of the class: bundlers rename a class that refers to itself, and its name is what Node.js prints.
Object.defineProperties(DirectMailError.prototype, {
  [brand]: { value: true },
  name: {
    configurable: true,
    get(this: object) {
      return (this.constructor as NamedClass).errorName;
    },
    // As on any error, an assigned name stays with that error.
    set(this: object, value: unknown) {
      Object.defineProperty(this, 'name', { value, writable: true, configurable: true, enumerable: true });
    },
  },
});
