/** Merge tags are Liquid: one engine, with nothing in it that reads a file, a clock or chance. */
import { Liquid, type Template } from 'liquidjs';
import { CreativeError, limits } from './limits.ts';

export type { Template } from 'liquidjs';

const noFiles = () => {
  throw new CreativeError('{% include %}, {% render %} and {% layout %} need other files, and a creative has none');
};

/**
 * An engine for one moment: `"now" | date` prints `now`, in UTC (D12). Values are HTML-escaped where they are printed;
 * `| raw` is for text that the template's own author marked up.
 */
export function templateEngine(now: string, { strictFilters = false } = {}): Liquid {
  const engine = new Liquid({
    outputEscape: 'escape',
    ownPropertyOnly: true,
    // A filter that does not exist leaves its value as it is; the Data Guide is strict and names it.
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
    return date?.call(this, value === 'now' || value === 'today' ? now : value, ...rest);
  });
  engine.registerFilter('money', money);
  // Designers used to engines that escape nothing escape by hand: once is enough.
  const escaped = (value: unknown) => escapeHtml(printed(value));
  engine.registerFilter('escape', { raw: true, handler: escaped });
  engine.registerFilter('xml_escape', { raw: true, handler: escaped });
  engine.registerFilter('escape_once', {
    raw: true,
    handler: (value: unknown) => escapeHtml(unescapeHtml(printed(value))),
  });
  engine.registerFilter('newline_to_br', {
    raw: true,
    handler: (value: unknown) => escaped(value).replace(/\r?\n/g, '<br>'),
  });
  // The originals draw lots; a preview has to come out the same twice.
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

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
const unescapeHtml = (text: string) =>
  text.replace(
    /&(?:amp|lt|gt|quot|#39);/g,
    (entity) => Object.keys(entities).find((key) => entities[key] === entity) ?? entity,
  );

/** `{{ 1234.5 | money }}` → `$1,234.50`; `money: "EUR"` for another currency. What is no number stays as it is. */
export function money(value: unknown, currency: unknown = 'USD'): unknown {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(/[$,\s]/g, '')) : value;
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return value;
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency: String(currency).toUpperCase() }).format(
      amount,
    );
  } catch {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount);
  }
}

/** Refuses HTML that is larger than a side may be. */
export function checkSize(html: string): void {
  if (byteLength(html) > limits.htmlBytes) throw tooLarge('The HTML is');
}

/** The parsed template; a mistake in it becomes a sentence for the designer, with its line. */
export function parseTemplate(engine: Liquid, html: string): Template[] {
  try {
    return engine.parse(html);
  } catch (error) {
    throw new CreativeError(`The merge tags cannot be read: ${sentence(error)}`);
  }
}

/** Synchronous, so that what else the process does is not held against the template's time. */
export function fillTemplate(engine: Liquid, templates: Template[], scope: object): string {
  let html: string;
  try {
    html = String(engine.renderSync(templates, scope));
  } catch (error) {
    throw new CreativeError(`The merge tags cannot be filled in: ${sentence(error)}`);
  }
  if (byteLength(html) > limits.htmlBytes) throw tooLarge('With its merge tags filled in, the HTML is');
  return html;
}

const tooLarge = (what: string) =>
  new CreativeError(`${what} larger than ${limits.htmlBytes / 1024} KB, the most that is drawn`);

const byteLength = (text: string) =>
  text.length * 3 <= limits.htmlBytes ? text.length : new TextEncoder().encode(text).byteLength;

/** The engine's first line, without the excerpt of the template, which may be long. */
export function sentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split('\n')[0] ?? '').slice(0, 300);
}
