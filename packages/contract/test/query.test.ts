import { describe, expect, test } from 'vitest';
import { querySchemas, readQuery } from '../src/schemas/index.ts';
import { messages } from './bodies.ts';

describe('a query is read by the types of its parameters', () => {
  const read = (query: string) => readQuery('listCampaignMailings', new URLSearchParams(query));

  test('numbers become numbers, the rest stays text, the unknown is left out', () => {
    expect(read('page=2&per_page=100&start_date=2026-11-20&foo=1&__proto__=1')).toEqual({
      page: 2,
      per_page: 100,
      start_date: '2026-11-20',
    });
  });

  test('only what is written like a number as a whole becomes one, and only where a number is wanted', () => {
    expect(read('page=1.25')).toEqual({ page: 1.25 });
    expect(read('page=-1')).toEqual({ page: -1 });
    for (const value of ['x5', '5x', '1.', '.5', '1e3', '0x10', '--1', ' 1']) {
      expect(read(`page=${encodeURIComponent(value)}`)).toEqual({ page: value });
    }
    expect(read('start_date=2026&date_field=1')).toEqual({ start_date: '2026', date_field: '1' });
  });

  test('D10: what is no whole number or out of range is refused with its name', () => {
    const refused = (query: string) => messages(querySchemas.listCampaignMailings, read(query));
    expect(refused('page=0')).toEqual(['page must be at least 1']);
    expect(refused('page=1.5')).toEqual(['page must be a whole number']);
    expect(refused('page=x')).toEqual(['page must be a whole number, got a string']);
    expect(refused('page=')).toEqual(['page must be a whole number, got a string']);
    expect(refused('per_page=101')).toEqual(['per_page must be at most 100']);
    expect(refused('date_field=sent_at')).toEqual([
      'date_field must be one of created_at, updated_at, got another string',
    ]);
    expect(refused('start_date=soon&end_date=2026-11-20T10:00')).toHaveLength(1);
  });
});
