/** The keys whose values identify a person, anywhere in a request. */
const personal =
  /^(name|full_name|first_name|last_name|company|email|customer_email|customer_id|identifier|identity_value|full_address|address_(line)?[12]|city|postal_code|zip_code)$/;

/** An e-mail address, roughly: what a log must not hold. Bounded, so that a long text costs no quadratic time. */
const email = /[^\s"'<>()[\]:,;@]{1,64}@[^\s"'<>()[\]:,;@]{1,255}/g;

/** Collects the personal values of a request: strings of three characters and more under the keys above. */
export function personalValues(value: unknown, key = '', found: string[] = []): string[] {
  if (typeof value === 'string') {
    if (value.length > 2 && personal.test(key)) found.push(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      personalValues(inner, Array.isArray(value) ? key : name, found);
    }
  }
  return found;
}

/** Masks e-mail addresses, and the given values where they stand as words of their own, in plain or JSON text. */
export function redact(text: string, values: readonly string[]): string {
  let clean = text.replace(email, '[email]');
  for (const value of values) {
    for (const form of new Set([value, JSON.stringify(value).slice(1, -1)])) {
      const literal = form.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
      clean = clean.replace(new RegExp(`(?<![\\w.])${literal}(?!\\w)`, 'gi'), '[redacted]');
    }
  }
  return clean;
}
