/** `calc()` with parentheses inside, which the renderer skips, multiplied out: `calc((6in - .3in * 4) / 3)` → `calc(2in - 0.4in)`. */

/** A sum: how much of each unit. `''` holds the plain number, `var(--x)` counts as a unit. */
type Sum = Map<string, number>;

const TOKENS =
  /\s*(var\((?:[^()]|\([^()]*\))*\)|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:[a-z]+|%)?|calc(?=\()|[-+*/()])/giy;

/** CSS with every nested `calc()` flattened. What cannot be read, or multiplies two lengths, stays as it is. */
export function flattenedCalcs(css: string): string {
  let result = '';
  let at = 0;
  for (let start = css.indexOf('calc('); start >= 0; start = css.indexOf('calc(', at)) {
    const end = closing(css, start + 4);
    if (end < 0) break;
    const body = css.slice(start + 5, end);
    const nested = /\((?!--)/.test(body.replace(/var\(/g, ''));
    result += css.slice(at, start) + ((nested && flattened(body)) || css.slice(start, end + 1));
    at = end + 1;
  }
  return result + css.slice(at);
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && --depth === 0) return at;
    else if (text[at] === '}' || text[at] === ';') return -1;
  }
  return -1;
}

function flattened(expression: string): string | undefined {
  const tokens = tokensOf(expression);
  if (!tokens) return undefined;
  let at = 0;
  const sum = (): Sum | undefined => {
    let left = product();
    while (left && (tokens[at] === '+' || tokens[at] === '-')) {
      const sign = tokens[at++] === '+' ? 1 : -1;
      const right = product();
      left = right && added(left, scaled(right, sign));
    }
    return left;
  };
  const product = (): Sum | undefined => {
    let left = value();
    while (left && (tokens[at] === '*' || tokens[at] === '/')) {
      const operator = tokens[at++];
      const right = value();
      const factor = right && plain(right);
      const own = plain(left);
      if (right && operator === '*' && factor === undefined && own !== undefined) left = scaled(right, own);
      else if (factor === undefined || (operator === '/' && factor === 0)) return undefined;
      else left = scaled(left, operator === '*' ? factor : 1 / factor);
    }
    return left;
  };
  const value = (): Sum | undefined => {
    const token = tokens[at++];
    if (token === 'calc') return value();
    if (token === '(') {
      const inner = sum();
      return tokens[at++] === ')' ? inner : undefined;
    }
    if (token === undefined || /^[-+*/)]$/.test(token)) return undefined;
    if (token.startsWith('var(')) return new Map([[token, 1]]);
    const [, amount = '', unit = ''] = /^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(token) ?? [];
    return new Map([[unit, Number(amount)]]);
  };
  const total = sum();
  return total && at === tokens.length ? written(total) : undefined;
}

/** The tokens; undefined when something else is between them. A sign after a value is an operator. */
function tokensOf(expression: string): string[] | undefined {
  const tokens: string[] = [];
  TOKENS.lastIndex = 0;
  let end = 0;
  for (let match = TOKENS.exec(expression); match; match = TOKENS.exec(expression)) {
    tokens.push(match[1] ?? '');
    end = TOKENS.lastIndex;
  }
  return expression.slice(end).trim() === '' ? tokens : undefined;
}

const plain = (sum: Sum) => ([...sum.keys()].every((unit) => unit === '') ? (sum.get('') ?? 0) : undefined);
const scaled = (sum: Sum, by: number): Sum => new Map([...sum].map(([unit, amount]) => [unit, amount * by]));

function added(a: Sum, b: Sum): Sum {
  const result = new Map(a);
  for (const [unit, amount] of b) result.set(unit, (result.get(unit) ?? 0) + amount);
  return result;
}

function written(sum: Sum): string {
  const parts = [...sum].map(([unit, amount]) => {
    const number = String(Math.round(amount * 1e6) / 1e6);
    return unit.startsWith('var(') ? `${unit} * ${number}` : `${number}${unit}`;
  });
  return `calc(${parts.join(' + ') || '0px'})`;
}
