/** A process that draws one picture at a time, from its owner's side. */
import type { ChildProcess } from 'node:child_process';
import type { ImageStore } from '../types.ts';
import type { FromDrawing, Job, JobResult, Opening, ToDrawing } from './messages.ts';

/** The process ended or was ended before the picture was ready. */
export class DrawingStopped extends Error {
  override readonly name = 'DrawingStopped';
  readonly reason: 'crashed' | 'time' | 'memory';

  constructor(reason: DrawingStopped['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The error that the process reported. */
class DrawingFailed extends Error {
  override readonly name = 'DrawingFailed';
}

/** No process can be started here, or none that draws. */
export class DrawingUnavailable extends Error {
  override readonly name = 'DrawingUnavailable';
}

/** JavaScript heap in megabytes: HTML and CSS need a tenth of it. */
const HEAP = 256;

/** Timeout for opening the renderer and its fonts on a busy machine, in milliseconds; a browser takes longer. */
const OPENING = 30_000;
const OPENING_BROWSER = 120_000;

export class DrawingProcess {
  readonly #child: ChildProcess;
  readonly #isBrowser: boolean;
  readonly opened: Promise<void>;
  /** In bytes, after the last picture. */
  memory = 0;
  alive = true;
  #stopped: DrawingStopped | undefined;
  #answer: ((answer: FromDrawing | DrawingStopped) => void) | undefined;
  #images: ImageStore | undefined;

  constructor(
    fork: typeof import('node:child_process').fork,
    opening: Opening,
    onEnd: (ended: DrawingProcess) => void,
  ) {
    const { url, options } = entryOf(opening);
    this.#isBrowser = opening.chromium !== undefined;
    this.#child = fork(url, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Artwork must not have access to the environment's values. Options by the environment: an executable that contains Node.js reads no others.
      env: { ...systemOnly(process.env, this.#isBrowser), NODE_OPTIONS: options.join(' ') },
      execArgv: [],
    });
    children.add(this.#child);
    if (this.#isBrowser) drivers.add(this.#child);
    killAllAtExit();
    this.#child.on('message', (message: FromDrawing) => this.#receive(message));
    this.#child.on('error', () => this.#end('crashed', 'it could not be started'));
    this.#child.on('exit', (code, signal) => {
      children.delete(this.#child);
      this.#end('crashed', signal ?? `exit code ${code}`);
      onEnd(this);
    });
    const time = this.#isBrowser ? OPENING_BROWSER : OPENING;
    this.opened = this.#ask({ kind: 'open', ...opening }, time).then((answer) => {
      if (answer.kind === 'failed') throw new DrawingFailed(answer.message);
    });
    // Reported to the first picture that waits for it.
    this.opened.catch(() => {});
  }

  async render(job: Job, images: ImageStore | undefined, timeout: number): Promise<JobResult> {
    try {
      await this.opened;
    } catch (error) {
      throw new DrawingUnavailable(error instanceof Error ? error.message : String(error), { cause: error });
    }
    this.#images = images;
    const answer = await this.#ask({ kind: 'draw', job }, timeout);
    this.#images = undefined;
    if (answer.kind === 'drawn') {
      this.memory = answer.memory;
      const { bytes } = answer.preview;
      // Copied from a Buffer, so that callers get the same type from every build.
      return { ...answer.preview, bytes: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
    }
    if (answer.kind === 'failed') throw new DrawingFailed(answer.message);
    throw new DrawingStopped('crashed', 'it answered out of turn');
  }

  end(): void {
    this.#end('crashed', 'it was ended');
  }

  #ask(message: ToDrawing, timeout: number): Promise<FromDrawing> {
    return new Promise((resolve, reject) => {
      if (this.#stopped !== undefined) return reject(this.#stopped);
      this.#hold(true);
      const timer = setTimeout(() => this.#end('time', `longer than ${timeout / 1000} s`), timeout);
      this.#answer = (answer) => {
        clearTimeout(timer);
        this.#answer = undefined;
        this.#hold(false);
        if (answer instanceof DrawingStopped) reject(answer);
        else resolve(answer);
      };
      try {
        this.#child.send(message);
      } catch (error) {
        // A value that cannot be cloned, such as a function among the merge tags.
        clearTimeout(timer);
        this.#answer = undefined;
        this.#hold(false);
        reject(error);
      }
    });
  }

  #receive(message: FromDrawing): void {
    if (message.kind === 'too-large') this.#end('memory', 'too much memory');
    else if (message.kind === 'picture') void this.#sendPicture(message.number, message.address);
    else this.#answer?.(message);
  }

  async #sendPicture(number: number, address: string): Promise<void> {
    let bytes: Uint8Array | undefined;
    try {
      bytes = await this.#images?.get(address);
    } catch {
      // If a store fails, the picture counts as missing and the piece shows that.
    }
    if (this.alive && this.#child.connected) this.#child.send({ kind: 'picture', number, bytes } satisfies ToDrawing);
  }

  #end(reason: DrawingStopped['reason'], message: string): void {
    if (!this.alive) return;
    this.alive = false;
    this.#stopped = new DrawingStopped(reason, message);
    endChild(this.#child, this.#isBrowser);
    this.#answer?.(this.#stopped);
  }

  /** A process keeps the program running while it draws, not while it waits. */
  #hold(busy: boolean): void {
    if (busy) {
      this.#child.ref();
      this.#child.channel?.ref();
    } else {
      this.#child.unref();
      this.#child.channel?.unref();
    }
  }
}

/** Beside this module: as source if this is source, otherwise as built. */
function entryOf({ chromium }: Opening): { url: URL; options: string[] } {
  const isSource = import.meta.url.endsWith('.ts');
  const [source, built] =
    chromium === undefined ? ['./child.ts', './drawing-process.js'] : ['../chromium/child.ts', './chromium-process.js'];
  return {
    url: new URL(isSource ? source : built, import.meta.url),
    options: [
      `--max-old-space-size=${HEAP}`,
      // A browser is a process and keeps its profile in a folder, so its driver needs more permissions.
      ...(chromium === undefined ? ['--permission', '--allow-fs-read=*', '--allow-addons'] : []),
      '--no-warnings',
      ...(isSource ? ['--conditions=direct-mail-source'] : []),
    ],
  };
}

/** Windows finds its libraries through the first variable; the others only contain paths. */
function systemOnly(env: NodeJS.ProcessEnv, isBrowser: boolean): NodeJS.ProcessEnv {
  const kept = ['SystemRoot', 'PATH', 'LD_LIBRARY_PATH', 'TZ'];
  if (isBrowser) kept.push('HOME', 'TMPDIR', 'TEMP', 'TMP', 'LOCALAPPDATA', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE');
  return Object.fromEntries(kept.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}

/** Milliseconds for a driver to end its browser and clean up. */
const LAST_WORDS = 3000;

/** A drawing process is killed immediately; a driver is asked to end, or its browser would keep running. */
function endChild(child: ChildProcess, isBrowser: boolean): void {
  if (!isBrowser || !child.connected) {
    child.kill('SIGKILL');
    return;
  }
  child.disconnect();
  setTimeout(() => child.kill('SIGKILL'), LAST_WORDS).unref();
}

const children = new Set<ChildProcess>();
const drivers = new WeakSet<ChildProcess>();
let hooked = false;

function killAllAtExit(): void {
  if (hooked) return;
  hooked = true;
  process.on('exit', () => {
    // A driver notices by itself that its parent has ended.
    for (const child of children) if (!drivers.has(child)) child.kill('SIGKILL');
  });
}
