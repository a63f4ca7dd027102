const brandName = Symbol.for('direct-mail.error');

const brandOf = (name: string): symbol => Symbol.for(`direct-mail.error.${name}`);

/**
 * Names an error class and marks its instances. The name is set by hand because minifiers rename classes; the mark is a
 * registered symbol so that `instanceof` also holds between the ESM and the CommonJS build and between installed copies.
 */
export function brand(errorClass: { prototype: object }, name: string): void {
  Object.defineProperty(errorClass.prototype, 'name', { value: name, configurable: true, writable: true });
  Object.defineProperty(errorClass.prototype, brandOf(name), { value: true });
  Object.defineProperty(errorClass, brandName, { value: name });
}

/** The root of every error this package throws. */
export class DirectMailError extends Error {
  static {
    brand(DirectMailError, 'DirectMailError');
  }

  /** Compares by mark, not by prototype; a subclass of your own, which has no mark, is compared as usual. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: the class on the right side of instanceof, a subclass mostly
    const own = Object.getOwnPropertyDescriptor(this, brandName)?.value as string | undefined;
    // biome-ignore lint/complexity/noThisInStatic: the class on the right side of instanceof, a subclass mostly
    if (own === undefined) return Function.prototype[Symbol.hasInstance].call(this, value);
    return typeof value === 'object' && value !== null && brandOf(own) in value;
  }
}
