/** Finds a usable Chromium: the browser, its driver, and its sandbox. */

/** Which Chromium draws, and how it is started. */
export interface ChromiumOptions {
  /**
   * Path of the browser. By default: `CHROMIUM` in the environment, then Playwright's own, then the system's usual
   * places; of each the one without a window first, `chromium-headless-shell`, which prints a PDF in half of the time.
   */
  readonly path?: string | undefined;
  /** False starts it without its own sandbox, which Chromium requires when it runs as root. True by default. */
  readonly sandbox?: boolean | undefined;
}

/** A browser and its driver, ready to be started. */
export interface FoundChromium {
  readonly path: string;
  /** The entry file of `playwright-core`. */
  readonly driver: string;
  readonly sandbox: boolean;
}

/** Why Chromium cannot draw here, and what to do. */
export interface NoChromium {
  readonly missing: string;
}

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Looks for a browser and for `playwright-core`, beside this package and beside the program. Starts nothing.
 *
 * @param asked - Whether Chromium was asked for by name. Only then is the driver looked for in the current folder: a folder that
 *   was sent must not lend its modules.
 */
export async function findChromium(options: ChromiumOptions = {}, asked = true): Promise<FoundChromium | NoChromium> {
  const files = typeof process === 'object' ? process.getBuiltinModule?.('node:fs') : undefined;
  if (files === undefined) return { missing: 'Chromium draws on Node.js only' };
  const driver = driverPath(asked);
  if (driver === undefined)
    return { missing: 'playwright-core, which drives Chromium, is not installed here: npm i -D playwright-core' };
  const sandbox = options.sandbox ?? true;
  if (sandbox && process.platform === 'linux' && process.getuid?.() === 0)
    return {
      missing:
        'Chromium does not run as root with its own sandbox: run as another user, or add --chromium-no-sandbox (in code: chromium: { sandbox: false })',
    };
  const given = options.path ?? (process.env['CHROMIUM'] || undefined);
  if (given !== undefined)
    return files.existsSync(given) ? { path: given, driver, sandbox } : { missing: `there is no browser at ${given}` };
  const own = (await loadDriver(driver)).chromium.executablePath();
  const path = [shellBeside(own), own, ...PLACES].find((place) => place !== '' && files.existsSync(place));
  if (path !== undefined) return { path, driver, sandbox };
  return {
    missing: 'there is no Chromium or Chrome where they usually are: install one, or name it (--chromium PATH)',
  };
}

/** Playwright installs the one without a window beside the other, or alone. */
const shellBeside = (own: string): string =>
  own.replace(
    /chromium-(\d+)([\\/])chrome-([\w-]+)[\\/].*?(\.exe)?$/,
    'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell$4',
  );

type Driver = typeof import('playwright-core');

export async function loadDriver(path: string): Promise<Driver> {
  const { pathToFileURL } = process.getBuiltinModule('node:url');
  const loaded = (await import(pathToFileURL(path).href)) as Driver & { default?: Driver };
  return loaded.chromium === undefined ? (loaded.default as Driver) : loaded;
}

function driverPath(asked: boolean): string | undefined {
  const { createRequire } = process.getBuiltinModule('node:module');
  for (const from of [import.meta.url, ...(asked ? [`${process.cwd()}/package.json`] : [])]) {
    for (const name of ['playwright-core', 'playwright']) {
      try {
        return createRequire(from).resolve(name);
      } catch {
        // Not in this place.
      }
    }
  }
  return undefined;
}
