/** Prepares values for the renderer: evaluates calculations, limits numbers, and collects pictures. */
import generate from 'css-tree/generator';
import parse, { type CssNode } from 'css-tree/parser';
import { isMath, isOfViewport, type Lengths, splitArguments, sumOf, writtenSum } from './math.ts';

export interface PreparedValue {
  readonly value: string;
  /** Every `url(…)` in it. */
  readonly addresses: readonly string[];
  /** Bounds of a comparison that depends on the layout: `min(50%, 3in)` is half, and at most three inches. */
  readonly least?: string | undefined;
  readonly most?: string | undefined;
}

/** The renderer's arithmetic fails with larger numbers, which exceed any paper. */
const LARGEST = 100_000;
const MOST_REPEATS = 500;

const NEEDS_READING = /[(\\]|\d{5}|\d[eE][+-]?\d|\b(?:NaN|infinity)\b|\d[sld]?v(?:w|h|min|max)\b/i;

export function preparedValue(value: string, lengths: Lengths): PreparedValue {
  if (!NEEDS_READING.test(value)) return { value, addresses: [] };
  const tree = read(value);
  if (tree === undefined) return { value: '', addresses: [] };
  const addresses: string[] = [];
  const bounds = boundsOf(tree, lengths);
  const reduced = { ...tree, children: tree.children?.fromArray((tree.children ?? []).toArray().map(visit)) ?? null };
  return { value: spaced(generate(reduced)), addresses, ...bounds };

  function visit(node: CssNode): CssNode {
    if (node.type === 'Url' && typeof node.value === 'string') addresses.push(node.value);
    if (node.type === 'Number' || node.type === 'Percentage' || node.type === 'Dimension') {
      const amount = Number(node.value);
      if (Number.isNaN(amount)) return { ...node, value: '0' };
      // The renderer takes its canvas for the viewport, which a browser gives the size of the sheet.
      const share = node.type === 'Dimension' && isOfViewport(node.unit) ? sumOf(node, lengths) : undefined;
      if (share !== undefined) return { type: 'Raw', value: writtenSum(clamped(share)) };
      return Math.abs(amount) > LARGEST
        ? { ...node, value: String(Math.sign(amount) * LARGEST) }
        : plainNumber(node, amount);
    }
    if (node.type === 'Function' && isMath(node.name)) {
      const sum = sumOf(node, lengths);
      if (sum !== undefined) return { type: 'Raw', value: writtenSum(clamped(sum)) };
    }
    if (node.type === 'Function' && node.name === 'repeat') {
      const [count, ...tracks] = splitArguments(node);
      const [first] = count ?? [];
      if (first?.type === 'Number' && Number(first.value) > MOST_REPEATS && tracks.length > 0)
        return visit({ ...node, children: withFirst(node, { ...first, value: String(MOST_REPEATS) }) });
    }
    return node.children ? { ...node, children: node.children.fromArray(node.children.toArray().map(visit)) } : node;
  }
}

const withFirst = (node: CssNode, first: CssNode) =>
  node.children?.fromArray([first, ...node.children.toArray().slice(1)]) ?? null;

/** `1e3px` as `1000px`, so that fewer notations have to be read. */
const plainNumber = (node: CssNode, amount: number): CssNode =>
  /e/i.test(node.value as string) ? { ...node, value: amount.toFixed(6).replace(/\.?0+$/, '') } : node;

const clamped = (sum: ReadonlyMap<string, number>) =>
  new Map([...sum].map(([unit, amount]) => [unit, Math.max(-LARGEST, Math.min(LARGEST, amount))]));

function read(value: string): CssNode | undefined {
  try {
    const tree = parse(value, { context: 'value' });
    return tree.type === 'Value' ? tree : undefined;
  } catch {
    return undefined;
  }
}

/** What has parentheses or quotes, as a pattern: in it, words mean something else. */
export const ENCLOSED = '(\\([^()]*\\)|"[^"]*"|\'[^\']*\')';

/** A URL or string, in which commas do not separate. */
const WHOLE = /(url\((?:\\.|[^)\\])*\)|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')/;

/** css-tree omits optional blanks that the renderer needs. */
const spaced = (text: string) =>
  text
    .split(WHOLE)
    .map((part, index, parts) => {
      if (index % 2 === 1) return part;
      const apart = part
        .replace(/\)(?=[\w#."'-])/g, ') ')
        .replace(/,(?! )/g, ', ')
        .replace(/\](?=[\w.(-])/g, '] ')
        .replace(/(?<=[\w)%])\[/g, ' [');
      return /^[\w#.-]/.test(apart) && parts[index - 1]?.endsWith(')') ? ` ${apart}` : apart;
    })
    .join('');

function boundsOf(tree: CssNode, lengths: Lengths): Pick<PreparedValue, 'least' | 'most'> & { value?: string } {
  const [only, ...others] = tree.children?.toArray() ?? [];
  if (only?.type !== 'Function' || others.length > 0 || sumOf(only, lengths) !== undefined) return {};
  const name = (only.name ?? '').toLowerCase();
  if (name !== 'min' && name !== 'max' && name !== 'clamp') return {};
  const parts = splitArguments(only).map((nodes) => {
    const sum = sumOf({ type: 'Function', name: 'calc', children: only.children?.fromArray(nodes) ?? null }, lengths);
    return sum && { sum, text: writtenSum(sum) };
  });
  if (parts.some((part) => part === undefined)) return {};
  if (name === 'clamp') return { least: parts[0]?.text, value: parts[1]?.text ?? '', most: parts[2]?.text };
  // The percentage is the length, and the fixed part its bound.
  const share = parts.find((part) => part?.sum.has('%')) ?? parts[0];
  const bound = parts.find((part) => part !== share);
  return { value: share?.text ?? '', [name === 'min' ? 'most' : 'least']: bound?.text };
}
