/** An amount in ten-thousandths of a dollar. Stored amounts are integers, so that sums are exact. */
export type MoneyUnit = number;

export const UNITS_PER_DOLLAR = 10_000;

export const toDollars = (amount: MoneyUnit): number => amount / UNITS_PER_DOLLAR;

/** Rounded to a whole unit. */
export const fromDollars = (dollars: number): MoneyUnit => Math.round(dollars * UNITS_PER_DOLLAR);

/** Reads a decimal number of dollars, as the service writes costs; null if it is absent or not a number. */
export function parseCost(dollars: string | null | undefined): MoneyUnit | null {
  if (dollars === null || dollars === undefined || !/^-?\d+(\.\d+)?$/.test(dollars.trim())) return null;
  return fromDollars(Number(dollars));
}

/** The cost in dollars of so many pieces; null if the price is unknown. */
export const totalDollars = (price: MoneyUnit | null, pieces: number): number | null =>
  price === null ? null : toDollars(price * pieces);
