/** The Liquid engine, without access to files, the clock or randomness. */
import { Liquid } from 'liquidjs';
import { CreativeError, limits } from './limits.ts';
import { money } from './money.ts';

const noFiles = () => {
  throw new CreativeError('{% include %}, {% render %} and {% layout %} need other files, and a creative has none');
};

/** The key of the current time among Liquid's globals; no template can name it. */
export const NOW = '\u0000now';

/**
 * Values are HTML-escaped when printed; `| raw` is for text that contains the author's own markup. `"now" | date`
 * prints the time given to the rendering, in UTC (D12).
 */
function newEngine(strictFilters: boolean): Liquid {
  const engine = new Liquid({
    outputEscape: (value: unknown) => escaped(value),
    ownPropertyOnly: true,
    strictFilters,
    timezoneOffset: 0,
    parseLimit: limits.htmlBytes,
    renderLimit: limits.templateTime,
    memoryLimit: 4_000_000,
    relativeReference: false,
    fs: {
      exists: async () => false,
      existsSync: () => false,
      contains: async () => false,
      containsSync: () => false,
      readFile: async () => noFiles(),
      readFileSync: noFiles,
      resolve: (_directory, file) => file,
    },
  });
  const builtIn = engine.filters['date'];
  const date = typeof builtIn === 'function' ? builtIn : builtIn?.handler;
  engine.registerFilter('date', function (value: unknown, ...rest: unknown[]) {
    const moment =
      value === 'now' || value === 'today' ? (this.context.globals as Record<string, unknown>)[NOW] : value;
    return date?.call(this, moment, ...rest);
  });
  engine.registerFilter('money', money);
  for (const tag of ['include', 'render', 'layout', 'block'])
    engine.registerTag(tag, {
      parse() {
        throw new Error(`{% ${tag} %} needs another file, and a creative has none`);
      },
      render: () => '',
    });
  // Designers used to engines without escaping call `escape` themselves; it must not escape twice.
  engine.registerFilter('escape', { raw: true, handler: escaped });
  engine.registerFilter('xml_escape', { raw: true, handler: escaped });
  engine.registerFilter('escape_once', {
    raw: true,
    handler: (value: unknown) => escapeHtml(unescapeHtml(noted(printed(value)))),
  });
  engine.registerFilter('newline_to_br', {
    raw: true,
    handler: (value: unknown) => escaped(value).replace(/\r?\n/g, '<br>'),
  });
  engine.registerFilter('raw', { raw: true, handler: (value: unknown) => noted(printed(value)) });
  // The original filter is random, but a preview has to be reproducible.
  engine.registerFilter('sample', (list: unknown, count = 1) =>
    Array.isArray(list) ? (count === 1 ? list[0] : list.slice(0, count)) : list,
  );
  engine.registerFilter('shuffle', (list: unknown) => list);
  return engine;
}

const printed = (value: unknown) =>
  value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value as string | number);

const escaped = (value: unknown) => escapeHtml(noted(printed(value)));

/** Collects the printed values of the template being filled in. */
let values: Set<string> | undefined;
const MOST_VALUES = 1000;

function noted(text: string): string {
  if (values !== undefined && text.trim() !== '' && values.size < MOST_VALUES) values.add(text.trim());
  return text;
}

/** Runs `work` and returns the merge tag values that it printed, as texts; it must be synchronous. */
export function withValues<T>(work: () => T): { result: T; values: string[] } {
  const found = new Set<string>();
  values = found;
  try {
    const result = work();
    return { result, values: [...found].flatMap((one) => [one, escapeHtml(one)]) };
  } finally {
    values = undefined;
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
const unescapeHtml = (text: string) =>
  text.replace(
    /&(?:amp|lt|gt|quot|#39);/g,
    (entity) => Object.keys(entities).find((key) => entities[key] === entity) ?? entity,
  );

let lenient: Liquid | undefined;
let strict: Liquid | undefined;

/** The engine that fills in templates: an unknown filter leaves its value unchanged. */
export function templateEngine(): Liquid {
  lenient ??= newEngine(false);
  return lenient;
}

/** The engine of the Data Guide, which reports unknown filters. */
export function strictEngine(): Liquid {
  strict ??= newEngine(true);
  return strict;
}
