import * as z from 'zod';
import { limits } from '../generated/limits.ts';
import type { Schema } from '../schema-types.ts';
import { isObject } from '../words/is-object.ts';
import { expected, lengthProblem } from './values.ts';

const { maxProperties, propertyNames } = limits.components.Metadata;
const { promo_code: promoCode } = limits.properties.Metadata;
const { maxLength } = limits.components.MetadataValue;

function valueProblem(key: string, value: unknown): string | undefined {
  // The two names that appear in reports have types of their own (D75).
  if (key === 'new_buyer') return typeof value === 'boolean' ? undefined : expected('a boolean')({ input: value });
  if (typeof value === 'string') return lengthProblem(value, key === 'promo_code' ? promoCode : { maxLength });
  if (key === 'promo_code') return expected('a string')({ input: value });
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return undefined;
  return expected(`a string of at most ${maxLength} characters, a number or a boolean`)({ input: value });
}

/**
 * Metadata of an order or an item. Checked key by key and not copied: a copy by zod would drop an own key
 * `__proto__`, which JSON may contain.
 */
export const Metadata = z
  .custom<Schema<'Metadata'>>(isObject, { error: expected('an object') })
  .superRefine((metadata, context) => {
    const entries = Object.entries(metadata).filter(([, value]) => value !== undefined);
    if (entries.length > maxProperties) {
      context.addIssue({ code: 'custom', message: `must have at most ${maxProperties} keys, got ${entries.length}` });
    }
    for (const [key, value] of entries) {
      const keyProblem = lengthProblem(key, propertyNames);
      if (keyProblem) context.addIssue({ code: 'custom', message: `has a key that ${keyProblem}` });
      const problem = valueProblem(key, value);
      if (problem) context.addIssue({ code: 'custom', path: [key], message: problem });
    }
  });
