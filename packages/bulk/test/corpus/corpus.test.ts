import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readCsv, readJsonl } from '../../src/index.ts';
import { createWorld, type World } from '../world.ts';
import { type BrokenFile, broken, fine } from './files.ts';

describe('files as people have them', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });

  const planOf = async ({ file, content, options, map }: Omit<BrokenFile, 'says'>, name: string) => {
    const path =
      file === '.' || file === 'nowhere.csv' ? join(world.folder, file) : world.file(file ?? 'people.csv', content);
    const rows = file?.endsWith('.jsonl') ? readJsonl(path) : readCsv(path, options);
    return world.bulk.plan({ campaignId: world.campaign, rows, map, name });
  };

  test('there are 60 broken ones and 20 good ones', () => {
    expect(broken.length).toBeGreaterThanOrEqual(60);
    expect(fine.length).toBeGreaterThanOrEqual(20);
  });

  test.each(broken)('broken: $name', async (each) => {
    const before = (await world.bulk.runs()).length;
    const said = await planOf(each, each.name).then(
      (plan) => plan.problems.map(({ message }) => message).join('\n'),
      async (error: Error) => {
        expect(error.name).toBe('BulkError');
        // What could not be planned leaves nothing behind.
        expect(await world.bulk.runs()).toHaveLength(before);
        return error.message;
      },
    );
    expect(said).toMatch(each.says);
    // Nothing personal.
    expect(said).not.toMatch(/Lovelace|100 Main|5 Oak/);
  });

  test.each(fine)('good: $name', async (each) => {
    const plan = await planOf(each, each.name);
    expect(plan.problems).toEqual([]);
    expect(plan.summary.pieces).toBe(plan.summary.rows);
    expect(plan.blocked).toEqual([]);
  });
});
