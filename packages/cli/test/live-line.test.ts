import xterm from '@xterm/headless';
import { expect, test } from 'vitest';
import { liveLine } from '../src/frame/live-line.ts';

/** A terminal emulator behind a live line: what a person sees. */
function screenOf(columns: number) {
  const screen = new xterm.Terminal({ cols: columns, rows: 12, allowProposedApi: true });
  const changed = new Set<() => void>();
  // What was there before stays, however often the line is drawn.
  const before = ['one', 'two', 'three'];
  let pending = new Promise<void>((resolve) => screen.write(`${before.join('\r\n')}\r\n`, resolve));
  const line = liveLine({
    err: (text) => {
      pending = new Promise((resolve) => screen.write(text.replaceAll('\n', '\r\n'), resolve));
    },
    terminal: { in: true, out: true, err: true },
    get errColumns() {
      return screen.cols;
    },
    onResize: (each) => {
      changed.add(each);
      return () => void changed.delete(each);
    },
    now: () => 0,
    env: {},
  });
  return {
    line,
    before,
    lines: async () => {
      await pending;
      const { active } = screen.buffer;
      const all = Array.from({ length: active.length }, (_, at) => active.getLine(at)?.translateToString(true) ?? '');
      return all.filter((text) => text !== '');
    },
    resize: async (to: number) => {
      await pending;
      screen.resize(to, 12);
      for (const each of changed) each();
      await pending;
    },
  };
}

test('is one line at any width, and whole where there is room', async () => {
  const { line, lines, resize, before } = screenOf(80);
  const text = `${'1,234 of 50,000 sent · '.repeat(3)}end`;
  line.show(text);
  expect(await lines()).toEqual([...before, text]);
  for (const width of [20, 60, 11, 120, 33, 80]) {
    await resize(width);
    line.show(text);
    const shown = await lines();
    expect({ width, shown }).toEqual({
      width,
      shown: [...before, text.length < width ? text : `${text.slice(0, width - 2)}…`],
    });
  }
  line.end();
  expect(await lines()).toEqual([...before, text]);
});

test('in a pipe it is a plain line every ten seconds, and the last one', () => {
  let now = 0;
  let err = '';
  const line = liveLine({
    err: (text) => {
      err += text;
    },
    terminal: { in: false, out: false, err: false },
    errColumns: 80,
    onResize: () => () => {},
    now: () => now,
    env: {},
  });
  for (; now <= 25_000; now += 500) line.show(`at ${now}`);
  line.end();
  expect(err).toBe('at 0\nat 10000\nat 20000\nat 25000\n');
  err = '';
  for (; now <= 200_000; now += 500) line.show(`1 of 2 sent, next in ${200 - Math.floor(now / 1000)} s`);
  expect(err.split('\n')).toHaveLength(4);
});
