/**
 * What the benchmark started and has to leave behind it: processes, threads, a database, a folder. Closed at its end, at an error,
 * and when it is ended from outside.
 */

/** By exit code: 128 and the signal's number. */
const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

const open = new Set();
let ending;

/** Whether everything is being closed: what fails from then on fails because of that. */
export const isEnding = () => ending !== undefined;

/** `close` is called once, at the latest at the end. Answers a function that closes it sooner. */
export function closeAtEnd(close) {
  const closeOnce = () => {
    if (open.delete(closeOnce)) return close();
  };
  open.add(closeOnce);
  return closeOnce;
}

/** Closes everything, the last first, and ends the process. */
export function endAs(code) {
  ending ??= (async () => {
    for (const close of [...open].reverse()) {
      try {
        await close();
      } catch (error) {
        console.error(`could not be closed: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    process.exit(code);
  })();
  return ending;
}

for (const [signal, code] of Object.entries(signals)) process.on(signal, () => void endAs(code));
