import type { ChildProcess } from 'node:child_process';
import { endOf, startIn } from './start-in.ts';

const TIMEOUT = 2 * 60_000;

/** A command that serves on a free port, with all that it prints. */
export class Server {
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | string>;
  #look = (): void => {};
  text = '';

  /** Starts the command, uses it, and sends SIGTERM to the program that was started; resolves to its exit code. */
  static async during(
    clone: string,
    command: string,
    use: (server: Server) => Promise<unknown>,
  ): Promise<number | string> {
    const server = new Server(clone, command);
    try {
      await use(server);
    } finally {
      server.#child.kill('SIGTERM');
      await server.#ended;
    }
    return server.#ended;
  }

  private constructor(clone: string, command: string) {
    const [program = '', ...args] = command.split(' ');
    this.#child = startIn(clone, program, [...args, '--', '--port', '0'], ['ignore', 'pipe', 'pipe']);
    this.#ended = endOf(this.#child, TIMEOUT);
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (data: Buffer) => {
        this.text += data.toString();
        process.stdout.write(data);
        this.#look();
      });
    }
  }

  /** Resolves when it has printed this. */
  prints(what: RegExp): Promise<RegExpExecArray> {
    return new Promise((resolve, reject) => {
      this.#look = () => {
        const found = what.exec(this.text);
        if (found !== null) resolve(found);
      };
      this.#look();
      this.#ended.then((code) => reject(new Error(`it ended with ${code} and had not printed ${what}`)), reject);
    });
  }

  /** Resolves when it listens and has printed all that it prints then. */
  async url(): Promise<string> {
    const [, url = ''] = await this.prints(/listening on (\S+).* curl [^\n]*\n\n$/s);
    return url;
  }
}
