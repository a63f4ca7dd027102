/** Nested rules without `&`, which browsers read and the parser does not. */

/** The same style sheet with `&` before each nested rule that has none, and none before what is no rule. */
export function withAmpersands(css: string): string {
  let text = '';
  let from = 0;
  /** For each open block, whether it belongs to a rule, or to an at-rule inside one. */
  const open: boolean[] = [];
  let start = 0;
  let at = 0;
  while (at < css.length) {
    const character = css[at];
    if (character === '/' && css[at + 1] === '*') at = after(css, '*/', at + 2);
    else if (character === '"' || character === "'") at = afterString(css, at);
    else if (character === '(' || character === '[') at = afterBracket(css, at);
    else {
      at += 1;
      if (character === '{') {
        const [blank = '', first = ''] = /^(?:\s|\/\*[\s\S]*?\*\/)*([^\s]?)/.exec(css.slice(start, at)) ?? [];
        const isRule = open.at(-1) === true;
        const item = css.slice(start, at - 1);
        if (isRule && !/[@&{]/.test(first) && !item.includes('&') && !item.trimStart().startsWith('--')) {
          const place = start + blank.length - first.length;
          text += `${css.slice(from, place)}& `;
          from = place;
        }
        open.push(first === '@' ? isRule : true);
      } else if (character === '}') open.pop();
      else if (character === ';' && css.slice(start, at).trimStart().startsWith('&')) {
        // No rule, as in `&quot;&quot;;`: a browser reads what follows it, and the parser leaves out the rest of the block.
        text += css.slice(from, start);
        from = at;
      }
      if (character === '{' || character === '}' || character === ';') start = at;
    }
  }
  return from === 0 ? css : text + css.slice(from);
}

function after(css: string, end: string, from: number): number {
  const found = css.indexOf(end, from);
  return found < 0 ? css.length : found + end.length;
}

function afterString(css: string, from: number): number {
  const quote = css[from];
  for (let at = from + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    // An unclosed string ends with its line.
    else if (css[at] === quote || css[at] === '\n') return at + 1;
  }
  return css.length;
}

/**
 * The index after a bracketed part. An unquoted URL ends at its bracket; an unclosed bracket ends with the enclosing
 * block.
 */
function afterBracket(css: string, from: number): number {
  if (/url$/i.test(css.slice(Math.max(0, from - 3), from))) {
    const [address] = /^\(\s*[^\s"'()][^"'()]*\)/.exec(css.slice(from)) ?? [];
    if (address !== undefined) return from + address.length;
  }
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const character = css[at] ?? '';
    if (character === '"' || character === "'") at = afterString(css, at) - 1;
    else if ('(['.includes(character)) depth += 1;
    else if (')]'.includes(character) && --depth === 0) return at + 1;
    else if (character === '{' || character === '}') return at;
  }
  return css.length;
}
