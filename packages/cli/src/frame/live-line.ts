import type { Io } from './io.ts';
import { safeText } from './safe-text.ts';

/** A line that is redrawn in place. */
export interface LiveLine {
  readonly show: (text: string) => void;
  /** Keeps the last line. */
  readonly end: () => void;
}

/** Milliseconds between two lines if nothing can be redrawn, and if only the time left changed. */
const pace = 10_000;
const still = 60_000;

/**
 * A line on standard error. At a terminal it is redrawn in place, at the current width, and the cursor is left at its start: when a
 * terminal becomes narrower, some wrap the line and others cut it off, and in both the line follows the cursor. In a pipe: a plain
 * line every ten seconds, or every minute while nothing changes.
 */
export function liveLine(io: Pick<Io, 'err' | 'terminal' | 'errColumns' | 'onResize' | 'now' | 'env'>): LiveLine {
  if (!io.terminal.err || io.env['TERM'] === 'dumb') return plainLines(io);
  let text = '';
  const draw = (end: string): void => {
    // One less, because some terminals wrap at the last column.
    const width = Math.max(1, io.errColumns - 1);
    io.err(`\u001b[J${text.length <= width ? text : `${text.slice(0, width - 1)}…`}${end}`);
  };
  const stop = io.onResize(() => {
    if (text !== '') draw('\r');
  });
  return {
    show: (next) => {
      text = safeText(next);
      draw('\r');
    },
    end: () => {
      stop();
      if (text !== '') draw('\n');
      text = '';
    },
  };
}

function plainLines({ err, now }: Pick<Io, 'err' | 'now'>): LiveLine {
  let at = Number.NEGATIVE_INFINITY;
  let last = '';
  let shown = '';
  const withoutTime = (text: string): string => text.replaceAll(/\d+ ?[dhms]\b/g, '');
  const write = (text: string): void => {
    shown = text;
    err(`${text}\n`);
  };
  return {
    show: (next) => {
      last = safeText(next);
      if (now() - at < (withoutTime(last) === withoutTime(shown) ? still : pace)) return;
      at = now();
      write(last);
    },
    end: () => {
      if (last !== shown) write(last);
    },
  };
}
