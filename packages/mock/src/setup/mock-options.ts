import type { FixtureFile, SettingsChange } from '@direct-mail/contract/control/generated/models';
import { settingsChange } from '@direct-mail/contract/control/schemas/settings';
import type { Snapshot, Tokens } from '@direct-mail/contract/control/types';
import { didYouMean, refuseUnknown } from '@direct-mail/contract/doors/options';
import { readSpeed } from '../clock/speed.ts';
import { describe, problemsOf } from '../control/check-input.ts';

/** Options of `createMock`, all optional. */
export interface MockOptions {
  /**
   * Seeds all randomness: the same seed, `now` and calls give the same bytes. Without one, each mock has ids of its own, and all else is
   * drawn as with seed 1.
   */
  readonly seed?: number | string | undefined;
  /** Initial time: ISO 8601, a `Date`, or milliseconds since 1970. Default: the current time. */
  readonly now?: string | number | Date | undefined;
  /** The account's initial content: `empty` (default), `demo`, parsed fixtures, or a snapshot. */
  readonly fixtures?: 'empty' | 'demo' | FixtureFile | Snapshot | undefined;
  /** Base URL of the main API. Default: `https://api.direct-mail.test`. */
  readonly baseUrl?: string | undefined;
  /** Base URL of the address service. Default: `https://address.direct-mail.test`. */
  readonly addressBaseUrl?: string | undefined;
  /** Default: `live_mock` and `test_mock`. */
  readonly tokens?: Partial<Tokens> | undefined;
  /** `manual` (default), `real`, or a speed such as `60x`. */
  readonly clock?: 'manual' | 'real' | `${number}x` | (string & {}) | undefined;
  /**
   * Draws the previews. `takumi` (default): the same bytes on every machine. `chromium`: as a browser prints them, with vector PDFs;
   * requires Chromium and `playwright-core`. `auto`: Chromium if it can be started, else Takumi.
   */
  readonly renderer?: 'takumi' | 'chromium' | 'auto' | undefined;
  /** Path of the browser, and `sandbox: false` to disable its sandbox, which running as root requires. */
  readonly chromium?: { readonly path?: string | undefined; readonly sandbox?: boolean | undefined } | undefined;
  /** What the mock does where the specification is silent. Omitted settings keep their defaults. */
  readonly settings?: SettingsChange | undefined;
}

/** The names of the options of `createMock`. */
export const mockOptionNames = {
  seed: true,
  now: true,
  fixtures: true,
  baseUrl: true,
  addressBaseUrl: true,
  tokens: true,
  clock: true,
  renderer: true,
  chromium: true,
  settings: true,
} as const satisfies Record<keyof MockOptions, true>;

/**
 * Refuses what `createMock` would ignore or misread.
 *
 * @throws TypeError that says what was expected and what was passed
 */
export function checkOptions(given: MockOptions): void {
  if (typeof given !== 'object' || given === null) {
    throw new TypeError(`createMock: options must be an object, got ${given === null ? 'null' : typeof given}`);
  }
  refuseUnknown('createMock', 'option', given, Object.keys(mockOptionNames));
  checkFixtures(given.fixtures);
  refuseUnknown('createMock', 'token', given.tokens ?? {}, ['production', 'test']);
  checkSeed(given.seed);
  checkAddress('baseUrl', given.baseUrl);
  checkAddress('addressBaseUrl', given.addressBaseUrl);
  if (given.clock !== undefined) checkClock(given.clock);
  checkRenderer(given);
  if (given.settings === undefined) return;
  const result = settingsChange.safeParse(given.settings, { error: describe });
  if (!result.success) throw new TypeError(`createMock: ${problemsOf(result.error, 'settings').join('; ')}`);
}

function checkSeed(seed: unknown): void {
  if (seed === undefined || typeof seed === 'string' || (typeof seed === 'number' && Number.isFinite(seed))) return;
  throw new TypeError(
    `createMock: seed must be a number or a string, got ${typeof seed === 'number' ? seed : typeof seed}`,
  );
}

function checkAddress(name: string, value: unknown): void {
  if (value === undefined) return;
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash) return;
  const got = typeof value === 'string' ? JSON.stringify(value.slice(0, 100)) : typeof value;
  throw new TypeError(`createMock: ${name} must be a URL such as https://api.direct-mail.test, got ${got}`);
}

function checkFixtures(fixtures: unknown): void {
  if (typeof fixtures !== 'string' || fixtures === 'empty' || fixtures === 'demo') return;
  const shown = JSON.stringify(fixtures.slice(0, 100));
  const meant = didYouMean(fixtures, ['empty', 'demo']);
  const help = meant === '' ? 'to load a file, read and parse it first' : meant;
  throw new TypeError(
    `createMock: fixtures must be 'empty', 'demo', or a parsed fixture file or snapshot, got ${shown}: ${help}`,
  );
}

function checkRenderer({ renderer, chromium }: MockOptions): void {
  const known = ['takumi', 'chromium', 'auto'];
  if (renderer !== undefined && !known.includes(renderer))
    throw new TypeError(
      `createMock: renderer must be 'takumi', 'chromium' or 'auto', got ${JSON.stringify(renderer)}${didYouMean(String(renderer), known)}`,
    );
  refuseUnknown('createMock', 'chromium option', chromium ?? {}, ['path', 'sandbox']);
}

function checkClock(clock: string): void {
  try {
    readSpeed(clock);
  } catch (error) {
    throw new TypeError(`createMock: ${(error as Error).message}`);
  }
}
