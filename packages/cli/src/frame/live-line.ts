import type { Io } from './io.ts';
import { safeText } from './safe-text.ts';

/** A line that is drawn over and over. */
export interface LiveLine {
  readonly show: (text: string) => void;
  /** Leaves the last line where it is. */
  readonly end: () => void;
}

/** Milliseconds between two lines where nothing can be drawn over. */
const pace = 10_000;

/**
 * A line on standard error. At a terminal it is drawn in place, as wide as that is now; a terminal that became narrower has
 * broken the old line into several, all of which are cleared. In a pipe: a plain line every ten seconds.
 */
export function liveLine(io: Pick<Io, 'err' | 'terminal' | 'errColumns' | 'onResize' | 'now' | 'env'>): LiveLine {
  if (!io.terminal.err || io.env['TERM'] === 'dumb') return plainLines(io);
  let text = '';
  let drawn = '';
  const draw = (): void => {
    // One less, because some terminals break the line at the last column.
    const width = Math.max(1, io.errColumns - 1);
    const rows = Math.max(1, Math.ceil(drawn.length / Math.max(1, io.errColumns)));
    const up = drawn === '' || rows === 1 ? '' : `\u001b[${rows - 1}A`;
    drawn = text.length <= width ? text : `${text.slice(0, width - 1)}…`;
    io.err(`\r${up}\u001b[J${drawn}`);
  };
  const stop = io.onResize(() => {
    if (drawn !== '') draw();
  });
  return {
    show: (next) => {
      text = safeText(next);
      draw();
    },
    end: () => {
      stop();
      if (drawn !== '') io.err('\n');
      drawn = '';
    },
  };
}

function plainLines({ err, now }: Pick<Io, 'err' | 'now'>): LiveLine {
  let at = Number.NEGATIVE_INFINITY;
  let last = '';
  let shown = '';
  const write = (text: string): void => {
    shown = text;
    err(`${text}\n`);
  };
  return {
    show: (next) => {
      last = safeText(next);
      if (now() - at < pace) return;
      at = now();
      write(last);
    },
    end: () => {
      if (last !== shown) write(last);
    },
  };
}
