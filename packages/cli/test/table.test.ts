import { expect, test } from 'vitest';
import { drawTable } from '../src/frame/table.ts';

const mailings = Array.from({ length: 3 }, (_, at) => ({
  id: `a72d1c90-3c8a-4775-a538-b34c5ee290d${at}`,
  state: 'processing',
  address: { name: 'Ada Augusta King, Countess of Lovelace', city: 'Mountain View' },
  created_at: '2026-11-23T12:19:26.222Z',
  planned_at: new Date('2026-11-23T12:19:26.222Z'),
}));
const columns = ['id', 'state', 'address.name', 'address.city', 'created_at', 'planned_at'];
const draw = (width: number): string[] => drawTable(mailings, columns, { color: false, width }).trimEnd().split('\n');

test.each([50, 60, 80, 100, 140, 200])('%i columns: no line is longer, and no id is cut', (width) => {
  const [head = '', ...lines] = draw(width);
  expect(lines).toHaveLength(3);
  for (const [at, line] of lines.entries()) {
    expect(line).toContain(mailings[at]?.id);
    expect(line.length).toBeLessThanOrEqual(width);
  }
  expect(head).toMatch(/^ID +STATE/);
  // What there is no room for is not there by halves, and the head says that there is more.
  expect(head.endsWith('…')).toBe(!head.includes('PLANNED_AT'));
});

test('times are to the minute, quoted nowhere, and whole or not there', () => {
  expect(draw(200)[1]).toMatch(/ {2}2026-11-23 12:19Z {2}2026-11-23 12:19Z$/);
  for (const width of [50, 60, 80, 100]) expect(draw(width)[1]).not.toMatch(/2026-11-?\d*…/);
});

test('what is nested is called by its own name', () => {
  expect(draw(200)[0]).toMatch(/^ID +STATE +NAME +CITY +CREATED_AT +PLANNED_AT$/);
});

test('N5: names of fields are as harmless at a terminal as their values', () => {
  const hostile = '\u001b]0;owned\u0007na\u202eme\u009b31m';
  const style = { color: false, width: 80 };
  const acted = /[^\P{Cc}\n]|[\u202a-\u202e]/u;
  expect(drawTable({ [hostile]: 'value' }, undefined, style)).not.toMatch(acted);
  expect(drawTable([{ [hostile]: 'value' }], undefined, style)).not.toMatch(acted);
});
