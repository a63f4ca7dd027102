/** The `money` filter. */

/** `{{ 1234.5 | money }}` → `$1,234.50`; `money: "EUR"` for another currency. Non-numbers are left unchanged. */
export function money(value: unknown, currency: unknown = 'USD'): unknown {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(/[$,\s]/g, '')) : value;
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return value;
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency: String(currency).toUpperCase() }).format(
      amount,
    );
  } catch {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount);
  }
}
