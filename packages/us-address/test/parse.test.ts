import { describe, expect, test } from 'vitest';
import { parse } from '../src/index.ts';

describe('parse', () => {
  test('takes apart and corrects nothing', () => {
    expect(parse({ full_address: '12 East Main Street Apt 4, Chcago, IL 60606' })).toMatchObject({
      form: 'street',
      line: '12 E MAIN ST APT 4',
      primary_num: '12',
      pre_dir: 'E',
      primary_name: 'MAIN',
      suffix: 'ST',
      unit_des: 'APT',
      secndry_num: '4',
      city: 'CHCAGO',
      state: 'IL',
      zip_code: '60606',
    });
  });
});
