/** Merge tags are Liquid: templates read and filled in. */
import type { Liquid, Template } from 'liquidjs';
import { CreativeError, limits } from './limits.ts';
import { NOW, templateEngine } from './liquid-engine.ts';

export type { Template } from 'liquidjs';

/** Refuses HTML that is larger than a side may be. */
export function checkSize(html: string): void {
  if (byteLength(html) > limits.htmlBytes) throw tooLarge('The HTML is');
}

/** The parsed template; a mistake in it becomes a sentence for the designer, with its line. */
export function parseTemplate(html: string, engine: Liquid = templateEngine()): Template[] {
  try {
    return engine.parse(html);
  } catch (error) {
    throw new CreativeError(`The merge tags cannot be read: ${sentence(error)}`);
  }
}

/** Synchronous, so that what else the process does is not held against the template's time. */
export function fillTemplate(templates: Template[], scope: object, now: string): string {
  let html: string;
  try {
    html = String(templateEngine().renderSync(templates, scope, { globals: { [NOW]: now } }));
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
function sentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split('\n')[0] ?? '').slice(0, 300);
}
