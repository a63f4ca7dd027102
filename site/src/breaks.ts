/** Where a long name may break: before a capital. */
export const BEFORE_CAPITAL = /(?<=[a-z0-9])(?=[A-Z])/;
