/** One warm browser, and a page that waits for the next piece: each piece has a document of its own, with nothing left of others. */
import type { Browser, BrowserContext, CDPSession, Page, Route } from 'playwright-core';
import { limits } from '../merge-tags/limits.ts';
import { BASE } from './artwork-html.ts';
import { type FoundChromium, loadDriver } from './find-chromium.ts';
import { clearPage } from './in-page.ts';

/** A page that nothing was drawn on yet. */
export interface FreshPage {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** Answers everything that the page asks for; nothing else does. */
  serve: ((route: Route) => Promise<void>) | undefined;
  /** Rejects when the page's process ends. */
  readonly ended: Promise<never>;
  /** How many pieces were drawn on it. */
  pieces: number;
  close(): Promise<void>;
}

/** The page's process ended, or had to be ended. */
export class PageEnded extends Error {
  override readonly name = 'PageEnded';
}

/** Milliseconds in which a page that lives says so. */
const SIGN_OF_LIFE = 5000;

/** Whether a page or the browser ended, rather than refused: Playwright has one class of error for both. */
export const isEnd = (error: unknown): boolean =>
  error instanceof PageEnded || /closed|crash|disconnected/i.test(error instanceof Error ? error.message : '');

/** Passes an error of a page on while the page lives; else its end is the error: what is asked of it then fails in many words, often before the end is told. */
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
  // Whatever is asked for past the page's own answers has no address to go to, loopback included.
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

/** As wide as a preview, and as high as nearly all of them. */
export const VIEWPORT = { width: 600, height: 1000 };

/** Pieces after which a page, and its process, is replaced. */
const MOST_PIECES = 100;

/** How often the memory of the pages is looked at, in milliseconds. */
const WATCH = 200;

/** The longest time that an empty page may take, in milliseconds, on a busy machine. */
const OPENING = 120_000;

export class ChromiumBrowser {
  readonly #found: FoundChromium;
  readonly #memory: number;
  #browser: Promise<Browser> | undefined;
  #next: Promise<FreshPage> | undefined;

  /** `memory`: what the process of a page may take, in bytes. */
  constructor(found: FoundChromium, memory: number = limits.memory) {
    this.#found = found;
    this.#memory = memory;
  }

  /** Starts the browser, unless it runs, and prepares a page. */
  async open(): Promise<void> {
    this.#next ??= this.#prepared();
    this.#next.catch(() => {
      this.#next = undefined;
    });
    await this.#next;
  }

  /** Takes a page back that a piece was drawn on: the frames with its documents are removed, a third of the work of another document. */
  async reuse(fresh: FreshPage): Promise<void> {
    fresh.pieces += 1;
    if (fresh.pieces >= MOST_PIECES || this.#next !== undefined) {
      void fresh.close();
      return this.open();
    }
    fresh.serve = undefined;
    const ready = fresh.page
      .evaluate(clearPage)
      .then(() => fresh)
      .catch(() => this.#prepared());
    this.#next = ready;
    await this.open();
  }

  /** The page that waits. `open` prepares another. */
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
    // A browser that ends at once is noticed by what draws with it.
    this.#watch(browser).catch(() => {});
    return browser;
  }

  /** The browser that runs, or another when it ended. */
  async #running(): Promise<Browser> {
    const last = await this.#browser?.catch(() => undefined);
    if (last?.isConnected()) return last;
    this.#browser = this.#start();
    return this.#browser;
  }

  /** A browser may exit between a check and its response; only then can it be told from a running one. */
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

  /** Ends the processes of pages that need more memory than a piece may. Where the system tells it, which is on Linux. */
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
          // It ended by itself.
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
  // Told to the drawing that uses it.
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
  await context.route('**/*', (route) => {
    const request = route.request();
    if (request.url() === BASE && request.frame() === page.mainFrame() && fresh.serve === undefined)
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': POLICY },
        body: OUTER,
      });
    if (request.isNavigationRequest() || fresh.serve === undefined) return route.abort();
    return fresh.serve(route);
  });
  // Of this session: the page's own setting is lost with the process that its first document begins in.
  await devtools.send('Emulation.setEmulatedMedia', { media: 'print' });
  await page.goto(BASE, { timeout: OPENING });
  return fresh;
}
