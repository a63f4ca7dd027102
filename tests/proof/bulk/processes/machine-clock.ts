/** A machine whose clock is wrong: imported before everything else, it moves `Date` by `CLOCK_OFFSET` milliseconds. */
const offset = Number(process.env['CLOCK_OFFSET'] ?? 0);
const Real = Date;

globalThis.Date = new Proxy(Real, {
  construct: (target, given) => Reflect.construct(target, given.length === 0 ? [target.now() + offset] : given) as Date,
  get: (target, name) => (name === 'now' ? () => target.now() + offset : (Reflect.get(target, name) as unknown)),
});
