import * as z from 'zod';
import { meantBy } from '../doors/meant-by.ts';
import { isObject } from '../words/is-object.ts';

/** A field of a request that the document does not define (D56). */
export interface UnknownField {
  /** The path of the field, such as `recipient.adress_1`; at most 100 characters. */
  readonly path: string;
  /** `unknown field recipient.adress_1: did you mean address_1?` */
  readonly message: string;
}

/** How many unknown fields of one request are reported. */
const MAX_NAMED = 20;
const MAX_PATH = 100;
/** Only keys that look like field names are repeated: if a list was sent as an object, a key can be an e-mail address. */
const PLAIN = /^[\w$.-]+$/;

/** The fields of a value that its schema does not define, even if the value is invalid (D56). */
export function findUnknownFields(schema: z.ZodType, sent: unknown): UnknownField[] {
  const found: UnknownField[] = [];
  walk(shapeOf(schema), sent, '', found);
  return found;
}

/** The known fields of a value; null if any field is allowed, as in merge tags. */
type Shape = ObjectShape | { readonly item: Shape } | { readonly by: string; readonly options: Options } | null;
type Options = ReadonlyMap<unknown, Shape>;

interface ObjectShape {
  readonly fields: ReadonlyMap<string, Shape>;
}

const shapes = new WeakMap<z.core.$ZodType, Shape>();

function shapeOf(schema: z.core.$ZodType): Shape {
  const known = shapes.get(schema);
  if (known !== undefined) return known;
  const made = makeShape(schema);
  shapes.set(schema, made);
  return made;
}

function makeShape(schema: z.core.$ZodType): Shape {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return shapeOf(schema.unwrap());
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in);
  if (schema instanceof z.ZodArray) return { item: shapeOf(schema.element) };
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.core.$ZodType>);
    return { fields: new Map(fields.map(([name, field]) => [name, shapeOf(field)])) };
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const by = schema.def.discriminator;
    const options = (schema.options as z.ZodObject[]).map((option): [unknown, Shape] => {
      const tag = option.shape[by] as z.ZodLiteral;
      return [tag.value, shapeOf(option)];
    });
    return { by, options: new Map(options) };
  }
  return null;
}

function walk(shape: Shape, sent: unknown, path: string, found: UnknownField[]): void {
  if (shape === null || typeof sent !== 'object' || sent === null) return;
  if ('item' in shape) {
    if (Array.isArray(sent))
      for (const [index, item] of sent.entries()) walk(shape.item, item, join(path, index), found);
    return;
  }
  if (!isObject(sent)) return;
  if ('by' in shape) {
    walk(shape.options.get(sent[shape.by]) ?? null, sent, path, found);
    return;
  }
  for (const name of Object.keys(sent)) {
    const field = shape.fields.get(name);
    if (field !== undefined) walk(field, sent[name], join(path, name), found);
    else if (found.length < MAX_NAMED) found.push(unknownField(path, name, [...shape.fields.keys()]));
  }
}

const join = (path: string, name: string | number): string => (path === '' ? String(name) : `${path}.${name}`);

function unknownField(path: string, name: string, known: readonly string[]): UnknownField {
  const shown = join(path, PLAIN.test(name) ? name : '(a name that is not shown)').slice(0, MAX_PATH);
  const meant = meantBy(name, known);
  const help = meant === undefined ? `known are ${known.join(', ')}` : `did you mean ${meant}?`;
  return { path: shown, message: `unknown field ${shown}: ${help}` };
}
