/** Ten-thousandths of a US dollar, integer, so that sums are exact. */
export type Money = number;

export function dollars(amount: number): Money {
  return Math.round(amount * 10_000);
}

/** Rounds to whole cents, half up: a piece costs what is shown (D107). */
export function toCents(money: Money): Money {
  return Math.round(money / 100) * 100;
}

/** `0.85`: two decimals, half a cent up, as `total_cost` shows it. */
export function toDecimal(money: Money): string {
  return (Math.round(money / 100) / 100).toFixed(2);
}

/** Dollars as a number with two decimals, as `spend` shows it. */
export function toNumber(money: Money): number {
  return Math.round(money / 100) / 100;
}
