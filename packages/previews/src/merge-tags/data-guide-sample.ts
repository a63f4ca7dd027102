/** A made-up value for each key, so that a creative can be previewed without data. */
import type { DataGuideKey } from '../types.ts';

/** Sample values by the key's name; the first match wins. */
const suggestions: [RegExp, unknown][] = [
  [/(amount|price|total|balance|credit|savings|spend)$/, 25],
  [/(percent|discount|count|points|quantity|number|years?)$/, 20],
  [/(code|coupon|promo)$/, 'WELCOME20'],
  [/(date|expires|expiry|expiration|deadline|until|joined|since|birthday)$/, '2030-01-31'],
  [/(url|link|website|site)$/, 'https://shop.example'],
  [/phone$/, '555-0100'],
  [/(image|photo|picture|logo)$/, 'https://shop.example/picture.png'],
  [/first_name$/, 'Ada'],
  [/last_name$/, 'Lovelace'],
  [/city$/, 'Springfield'],
];

export function sampleOf(keys: readonly DataGuideKey[]): Record<string, unknown> {
  const sample: Record<string, unknown> = {};
  for (const { key, source, default: fallback, items } of keys) {
    if (source !== 'merge_tags') continue;
    const path = key.split('.');
    if (path.some((part) => part === '__proto__' || part === 'constructor' || part === 'prototype')) continue;
    put(sample, path, fallback ?? (items ? entries(items) : suggestion(path.at(-1) ?? key)));
  }
  return sample;
}

/** Three entries of a list: objects if the creative uses their fields, otherwise plain words. */
function entries(fields: readonly string[]): unknown[] {
  return [1, 2, 3].map((number) => {
    if (fields.length === 0) return `Item ${number}`;
    return Object.fromEntries(
      fields.filter((field) => field !== '__proto__').map((field) => [field, suggestion(field)]),
    );
  });
}

function suggestion(name: string): unknown {
  const plain = name.toLowerCase().replaceAll('-', '_');
  const words = plain.replaceAll('_', ' ').trim();
  return suggestions.find(([pattern]) => pattern.test(plain))?.[1] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function put(target: Record<string, unknown>, path: string[], value: unknown): void {
  const [head, ...rest] = path;
  if (head === undefined) return;
  if (rest.length === 0) {
    target[head] ??= value;
    return;
  }
  const inner = typeof target[head] === 'object' && target[head] !== null ? target[head] : {};
  target[head] = inner;
  put(inner as Record<string, unknown>, rest, value);
}
