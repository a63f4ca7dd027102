import { beforeAll, expect, test } from 'vitest';
import { clientMistakes } from './client.ts';
import { mockMistakes } from './mock.ts';
import { type Grade, gradeOf, responseTo } from './row.ts';

const mistakes = [...clientMistakes, ...mockMistakes];
let graded: { readonly grade: Grade; readonly text: string }[] = [];

beforeAll(async () => {
  graded = await Promise.all(
    mistakes.map(async (row) => {
      const response = await responseTo(row);
      const grade = gradeOf(row, response);
      return { grade, text: `${grade} ${row.mistake}: ${response?.slice(0, 300) ?? 'nothing'}` };
    }),
  );
});

const of = (...grades: Grade[]) => graded.filter(({ grade }) => grades.includes(grade)).map(({ text }) => text);

/** The table that a newcomer made, one row each; `gradeOf` says how they are graded. */
test('there are 52 mistakes, each made once', () => {
  expect(new Set(mistakes.map(({ mistake }) => mistake)).size).toBe(52);
});

test('none is swallowed', () => {
  expect(of('F')).toEqual([]);
});

test('at least 50 are answered with the fault, and at least 40 with what to do instead', () => {
  expect(of('C', 'F').length, of('C', 'F').join('\n')).toBeLessThanOrEqual(2);
  expect(of('A').length, of('B').join('\n')).toBeGreaterThanOrEqual(40);
});
