/** `var(--name, fallback)` with the values that an element inherits. */

/** Values by name, as declared; `parent` has the inherited ones. */
export interface CustomProperties {
  readonly own: ReadonlyMap<string, string>;
  readonly parent: CustomProperties | undefined;
  /** Cache of resolved values: resolving a value twice at every level would take exponential time. */
  readonly resolved: Map<string, string | undefined>;
}

/** The longest value and the longest chain of names: a hundred bytes of CSS can expand to gigabytes. */
const LONGEST = 20_000;
const DEEPEST = 30;

/** The value with every `var()` replaced; undefined if one has neither a value nor a fallback. */
export function withoutVariables(value: string, properties: CustomProperties, depth = 0): string | undefined {
  let result = '';
  let at = 0;
  for (let start = nextVar(value, 0); start >= 0; start = nextVar(value, at)) {
    if (depth > DEEPEST) return undefined;
    const end = closingBracket(value, start + 3);
    if (end < 0) return undefined;
    const inside = value.slice(start + 4, end);
    const comma = inside.indexOf(',');
    const name = (comma < 0 ? inside : inside.slice(0, comma)).trim();
    const declared = lookUp(name, properties);
    const own = declared && resolvedOf(name, declared.value, declared.scope, depth);
    const resolved = own ?? (comma < 0 ? undefined : withoutVariables(inside.slice(comma + 1), properties, depth + 1));
    if (resolved === undefined) return undefined;
    result += value.slice(at, start) + resolved;
    at = end + 1;
    if (result.length > LONGEST) return undefined;
  }
  return at === 0 ? value : (result + value.slice(at)).trim();
}

function resolvedOf(name: string, value: string, scope: CustomProperties, depth: number): string | undefined {
  if (scope.resolved.has(name)) return scope.resolved.get(name);
  // A value that refers to itself is undefined.
  scope.resolved.set(name, undefined);
  const found = withoutVariables(value, scope, depth + 1);
  scope.resolved.set(name, found);
  return found;
}

const VAR = /(?<![\w-])var\(/gi;

function nextVar(value: string, from: number): number {
  VAR.lastIndex = from;
  return VAR.exec(value)?.index ?? -1;
}

function lookUp(name: string, from: CustomProperties): { value: string; scope: CustomProperties } | undefined {
  for (let scope: CustomProperties | undefined = from; scope !== undefined; scope = scope.parent) {
    const value = scope.own.get(name);
    if (value !== undefined) return { value, scope };
  }
  return undefined;
}

/** The index of the bracket that closes the one at `open`; -1 if there is none. */
function closingBracket(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const character = text[at];
    if (character === '(') depth += 1;
    else if (character === ')' && --depth === 0) return at;
    else if (character === '"' || character === "'") {
      const end = text.indexOf(character, at + 1);
      if (end < 0) return -1;
      at = end;
    }
  }
  return -1;
}
