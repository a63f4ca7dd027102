import type { SettingsChange } from '@direct-mail/contract/control/generated/models';
import type { Tokens } from '@direct-mail/contract/control/types';
import { withOwnIds } from '../account/base/random.ts';
import type { Account } from '../account/store/account.ts';
import { readSpeed } from '../clock/speed.ts';
import { fillDemo } from '../fixtures/demo.ts';
import { createDraftPreviewer } from '../http/draft-preview.ts';
import { Host, type HostOptions } from '../http/host.ts';
import { lazyPictures, type PictureOptions } from '../http/pictures.ts';
import { PreviewHandler } from '../http/previews.ts';
import type { Fixtures } from '../sandbox/sandbox.ts';

/** What a mock is created from, in process and as a server. */
export interface HostSetup {
  readonly seed?: number | string | undefined;
  readonly now?: string | number | Date | undefined;
  readonly fixtures: Fixtures;
  readonly baseUrl?: string | undefined;
  readonly addressBaseUrl?: string | undefined;
  readonly tokens?: Partial<Tokens> | undefined;
  readonly clock?: string | undefined;
  readonly settings?: SettingsChange | undefined;
  /** The renderer of the previews; Takumi by default. */
  readonly renderer?: PictureOptions['renderer'];
  readonly chromium?: PictureOptions['chromium'];
  readonly validate: HostOptions['validate'];
  readonly control: HostOptions['control'];
}

/** The host of a mock and its addresses: what `createMock` and the server have in common. */
export function createHost(setup: HostSetup) {
  const now = startOf(setup.now);
  const addresses = {
    baseUrl: withoutSlash(setup.baseUrl ?? 'https://api.direct-mail.test'),
    addressBaseUrl: withoutSlash(setup.addressBaseUrl ?? 'https://address.direct-mail.test'),
  };
  const tokens: Tokens = { production: 'live_mock', test: 'test_mock', ...setup.tokens };
  const previews = new PreviewHandler(lazyPictures({ renderer: setup.renderer, chromium: setup.chromium }));
  let key: string | undefined;
  const erasureKey = (): string | undefined => (key ??= randomHex(32));
  const host = new Host({
    account: { seed: setup.seed ?? ownSeed(), now, settings: setup.settings, erasureKey },
    tokens,
    fixtures: setup.fixtures,
    baseUrl: addresses.baseUrl,
    environment: { speed: readSpeed(setup.clock ?? 'manual'), startTime: () => now, fill },
    drafts: createDraftPreviewer(previews.previewer, () => now, previews.drawn),
    validate: setup.validate,
    control: setup.control,
    previews: (host, request) => previews.response(host, request),
  });
  return { host, addresses, tokens };
}

function fill(account: Account, fixtures: Fixtures): void {
  if (fixtures === 'demo') fillDemo(account);
  else if (fixtures !== 'empty') fixtures(account);
}

function startOf(now: HostSetup['now']): number {
  if (now === undefined) return Date.now();
  const instant = now instanceof Date ? now.getTime() : typeof now === 'number' ? now : Date.parse(now);
  if (Number.isNaN(instant))
    throw new TypeError('now must be a Date, milliseconds, or an ISO 8601 date-time such as 2026-12-01T09:00:00Z');
  return instant;
}

let hosts = 0;

/**
 * Without a seed each mock has its own ids, so that two cannot be mixed up; all else is drawn as with seed 1. The count is for tests that
 * replace Math.random.
 */
function ownSeed(): string {
  hosts += 1;
  return withOwnIds('1', Math.random().toString(16).slice(2) + hosts.toString(16));
}

/**
 * Secret random bytes as hexadecimal digits; undefined on a runtime without them. Drawn when they are needed: the first ones cost Node.js
 * a tenth of the mock's start.
 */
function randomHex(size: number): string | undefined {
  const bytes = globalThis.crypto?.getRandomValues?.(new Uint8Array(size));
  return bytes && Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');
