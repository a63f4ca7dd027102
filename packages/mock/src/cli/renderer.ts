import { createRequire } from 'node:module';
import type { findChromium as FindChromium } from '@direct-mail/previews';
import { missingText, type PictureOptions } from '../http/pictures.ts';
import { type Flags, UsageError } from './flags.ts';

/**
 * The requested renderer. `auto` uses Chromium only in an interactive session: with `exec`, on a manual clock and in
 * continuous integration a piece has the same bytes everywhere.
 *
 * @throws UsageError if Chromium was requested and is not installed
 */
export async function picturesFor(
  {
    renderer,
    chromium,
    chromiumNoSandbox,
    clock,
  }: Pick<Flags, 'renderer' | 'chromium' | 'chromiumNoSandbox' | 'clock'>,
  {
    beside,
    environment,
  }: { readonly beside: boolean; readonly environment: Readonly<Record<string, string | undefined>> },
  load: () => Promise<{ findChromium: typeof FindChromium }> = () => import('@direct-mail/previews'),
): Promise<PictureOptions> {
  const options = { path: chromium, sandbox: !chromiumNoSandbox };
  if (renderer === 'chromium') {
    const { findChromium } = await load().catch((error: unknown): never => {
      throw new UsageError(`--renderer chromium: ${missingText(error)}`);
    });
    const found = await findChromium(options);
    if ('missing' in found) throw new UsageError(`--renderer chromium: ${found.missing}`);
    return { renderer, chromium: options };
  }
  const unattended = beside || clock === 'manual' || (environment['CI'] ?? '') !== '';
  return renderer === 'auto' && !unattended ? { renderer, chromium: options } : { renderer: 'takumi' };
}

/** Empty if pieces can be drawn; else a line that says that they cannot, and what to do. */
export function picturesLine(find: () => unknown = findPreviews): string {
  try {
    find();
    return '';
  } catch {
    return '  Previews     unavailable (501); to draw them: npm i -D @direct-mail/previews\n';
  }
}

/** Not `import.meta.resolve`, which the CommonJS build has not. */
const findPreviews = (): string => createRequire(import.meta.url).resolve('@direct-mail/previews/package.json');
