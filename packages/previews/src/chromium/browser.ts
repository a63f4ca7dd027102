/**
 * A running browser with a page ready for the next piece. Each piece gets documents of its own, with nothing left of
 * earlier ones.
 */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { limits } from '../merge-tags/limits.ts';
import { BASE } from './artwork-html.ts';
import { ask } from './ask.ts';
import { type FoundChromium, loadDriver } from './find-chromium.ts';
import { clearPage } from './in-page.ts';

/** An event of DevTools. */
interface Paused {
  readonly requestId: string;
  readonly request: { readonly url: string };
  readonly resourceType: string;
}

/** A request of the page. */
interface Asked {
  readonly url: string;
  /** As DevTools names it, in small letters: `image`, `font`, `stylesheet`, `document` … */
  readonly kind: string;
}

export interface Reply {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export type Serve = (asked: Asked) => Promise<Reply | undefined>;

/** A page on which nothing was drawn yet. */
export interface FreshPage {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** Responds to every request of the page, or refuses it; there is no other network access. */
  serve: Serve | undefined;
  /** Rejects when the page's process ends. */
  readonly ended: Promise<never>;
  /** How many pieces were drawn on it. */
  pieces: number;
  close(): Promise<void>;
}

/** The page's process ended or was ended. */
export class PageEnded extends Error {
  override readonly name = 'PageEnded';
}

/** Milliseconds in which a live page must respond. */
const SIGN_OF_LIFE = 5000;

/** Whether the page or browser ended, rather than reported an error: Playwright has one error class for both. */
export const isEnd = (error: unknown): boolean =>
  error instanceof PageEnded || /closed|crash|disconnected/i.test(error instanceof Error ? error.message : '');

/**
 * Passes on an error of a live page. If the page has ended, that is the error instead: its calls fail with various
 * messages, often before the end is reported.
 */
export const orItsEnd =
  ({ page, ended }: FreshPage) =>
  async (error: unknown): Promise<never> => {
    if (isEnd(error)) throw error;
    let timer: NodeJS.Timeout | undefined;
    const silent = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new PageEnded('its process does not answer')), SIGN_OF_LIFE);
    });
    const answer = page.evaluate('1').catch((cause: unknown) => {
      throw new PageEnded('its process ended', { cause });
    });
    await Promise.race([answer, ended, silent]).finally(() => clearTimeout(timer));
    throw error;
  };

const ARGUMENTS = [
  // Any other host name resolves to nothing, loopback included.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--disable-quic',
  '--disable-gpu',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  '--disable-remote-fonts-preload',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--js-flags=--jitless',
];

const STYLE =
  'html,body{margin:0;background:#fff}.sheet{position:relative;overflow:hidden;background:#fff;break-after:page;break-inside:avoid}.inner,.over,iframe{position:absolute;left:0;top:0;border:0}.inner{transform-origin:0 0}';
const OUTER = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title> </title><style>${STYLE}</style></head><body></body></html>`;
const POLICY =
  "default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; img-src * data:; font-src * data:; form-action 'none'; base-uri 'none'";

/** As wide as a preview. */
const VIEWPORT = { width: 600, height: 1000 };

/** After this many pieces a page and its process are replaced. */
const MOST_PIECES = 100;

/** How often the memory of the pages is checked, in milliseconds. */
const WATCH = 200;

/** Timeout for opening an empty page on a busy machine, in milliseconds. */
const OPENING = 120_000;

export class ChromiumBrowser {
  readonly #found: FoundChromium;
  readonly #memory: number;
  #browser: Promise<Browser> | undefined;
  #next: Promise<FreshPage> | undefined;

  /** `memory`: limit for a page's process, in bytes. */
  constructor(found: FoundChromium, memory: number = limits.memory) {
    this.#found = found;
    this.#memory = memory;
  }

  /** Starts the browser if necessary, and prepares a page. */
  async open(): Promise<void> {
    this.#next ??= this.#prepared();
    this.#next.catch(() => {
      this.#next = undefined;
    });
    await this.#next;
  }

  /**
   * Reuses a page after a piece: the frames with its documents are removed, which takes a third of the time of a new
   * document.
   */
  async reuse(fresh: FreshPage): Promise<void> {
    fresh.pieces += 1;
    if (fresh.pieces >= MOST_PIECES || this.#next !== undefined) {
      void fresh.close();
      return this.open();
    }
    fresh.serve = undefined;
    const ready = ask(fresh, clearPage)
      .then(() => fresh)
      .catch(() => this.#prepared());
    this.#next = ready;
    await this.open();
  }

  /** The prepared page. `open` prepares the next one. */
  async page(): Promise<FreshPage> {
    await this.open();
    const next = this.#next as Promise<FreshPage>;
    this.#next = undefined;
    return next;
  }

  async #start(): Promise<Browser> {
    const { path, driver, sandbox } = this.#found;
    const { chromium } = await loadDriver(driver);
    const browser = await chromium.launch({
      executablePath: path,
      chromiumSandbox: sandbox,
      args: ARGUMENTS,
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false,
    });
    // If the browser ends immediately, the drawing that uses it reports it.
    this.#watch(browser).catch(() => {});
    return browser;
  }

  /** The running browser, or a new one if it ended. */
  async #running(): Promise<Browser> {
    const last = await this.#browser?.catch(() => undefined);
    if (last?.isConnected()) return last;
    this.#browser = this.#start();
    return this.#browser;
  }

  /** The browser may exit between the check and the page's creation, so this is retried. */
  async #prepared(attempts = 3): Promise<FreshPage> {
    try {
      return await freshPage(await this.#context(await this.#running()));
    } catch (error) {
      if (!isEnd(error) || attempts === 1) throw error;
      const ended = this.#browser;
      this.#browser = undefined;
      void ended?.then((browser) => browser.close()).catch(() => {});
      return this.#prepared(attempts - 1);
    }
  }

  #context(browser: Browser): Promise<BrowserContext> {
    return browser.newContext({
      javaScriptEnabled: false,
      viewport: VIEWPORT,
      serviceWorkers: 'block',
      acceptDownloads: false,
      locale: 'en-US',
      timezoneId: 'UTC',
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
  }

  /** Ends the processes of pages that exceed the memory limit. On Linux only, where memory use can be read. */
  async #watch(browser: Browser): Promise<void> {
    const files = process.getBuiltinModule('node:fs');
    if (process.platform !== 'linux') return;
    const devtools = await browser.newBrowserCDPSession();
    while (browser.isConnected()) {
      await new Promise((resolve) => setTimeout(resolve, WATCH).unref());
      const { processInfo } = await devtools.send('SystemInfo.getProcessInfo').catch(() => ({ processInfo: [] }));
      for (const { type, id } of processInfo) {
        if (type !== 'renderer') continue;
        try {
          const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(files.readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
          if (Number(kilobytes) * 1024 > this.#memory) process.kill(id, 'SIGKILL');
        } catch {
          // It has ended already.
        }
      }
    }
  }
}

async function freshPage(context: BrowserContext): Promise<FreshPage> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let fail: (error: PageEnded) => void = () => {};
  const ended = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  // The drawing that uses the page reports this.
  ended.catch(() => {});
  page.on('crash', () => fail(new PageEnded('its process ended')));
  page.on('close', () => fail(new PageEnded('its page was closed')));
  const fresh: FreshPage = {
    page,
    devtools,
    serve: undefined,
    ended,
    pieces: 0,
    close: () => context.close().catch(() => {}),
  };
  const reply = async ({ url, kind }: Asked): Promise<Reply | undefined> => {
    if (kind !== 'document') return fresh.serve?.({ url, kind });
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY };
    return url === BASE && fresh.serve === undefined ? { headers, body: Buffer.from(OUTER) } : undefined;
  };
  const respond = async ({ requestId, request, resourceType }: Paused): Promise<unknown> => {
    const given = await reply({ url: request.url, kind: resourceType.toLowerCase() }).catch(() => undefined);
    if (given === undefined) return devtools.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    return devtools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: Object.entries(given.headers).map(([name, value]) => ({ name, value })),
      body: given.body.toString('base64'),
    });
  };
  // The page may have ended meanwhile, or no longer wait for it.
  devtools.on('Fetch.requestPaused', (paused) => void respond(paused).catch(() => {}));
  // Not by Playwright: while it answers requests, it keeps the browser from caching the fonts.
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  // Set in this session, because the page's own setting is lost when its first document starts a new process.
  await devtools.send('Emulation.setEmulatedMedia', { media: 'print' });
  await page.goto(BASE, { timeout: OPENING });
  return fresh;
}
