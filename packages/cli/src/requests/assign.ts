import { UsageError } from '@direct-mail/terminal/failure';
import { InexactNumber, parseExact } from './exact-json.ts';

/**
 * `name=text` and `name:=JSON`; the name is dotted if nested: `recipient.city=Boston`, `order_items:=[…]`. Text stays text: a
 * postal code is not a number.
 */
export function assign(body: Record<string, unknown>, assignment: string): void {
  const match = /^([A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*)(:?=)([\s\S]*)$/.exec(assignment);
  if (!match) throw new UsageError('--set: expected name=text or name:=JSON, such as --set recipient.city=Boston');
  const [, path = '', kind, value = ''] = match;
  place(body, path.split('.'), kind === '=' ? value : parse(path, value), path);
}

function parse(path: string, text: string): unknown {
  try {
    return parseExact(text);
  } catch (error) {
    if (error instanceof InexactNumber) {
      throw new UsageError(`--set ${path}:=…: ${error.message}, and would be rounded`, `As text: --set ${path}=…`);
    }
    throw new UsageError(`--set ${path}:=… is not JSON`, `Plain text is --set ${path}=…`);
  }
}

function place(body: Record<string, unknown>, names: readonly string[], value: unknown, path: string): void {
  let target = body;
  for (const name of names.slice(0, -1)) {
    if (!Object.hasOwn(target, name)) put(target, name, {});
    const next = target[name];
    if (typeof next !== 'object' || next === null || Array.isArray(next)) {
      throw new UsageError(`--set ${path}: ${name} is no object`);
    }
    target = next as Record<string, unknown>;
  }
  put(target, names.at(-1) as string, value);
}

/** As an own property for any name, including `__proto__`. */
const put = (target: Record<string, unknown>, name: string, value: unknown): void => {
  Object.defineProperty(target, name, { value, enumerable: true, writable: true, configurable: true });
};
