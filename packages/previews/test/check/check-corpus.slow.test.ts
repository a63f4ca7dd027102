import { describe, expect, test } from 'vitest';
import { checkArtwork } from '../../src/index.ts';
import { faulty } from '../corpus/faulty.ts';
import { good } from '../corpus/good.ts';

describe('Preflight over a corpus that we wrote: each faulty creative has a slip that people make', () => {
  test('there are at least fifty faulty creatives and twenty good ones', () => {
    expect(faulty.length).toBeGreaterThanOrEqual(50);
    expect(good.length).toBeGreaterThanOrEqual(20);
  });

  test('at least 95 % of the slips are found, in their line', async () => {
    const missed: string[] = [];
    for (const { name, fault, line, html, ...options } of faulty) {
      const { findings } = await checkArtwork(html, options);
      const found = findings.find(({ code, line: at }) => code === fault && (line === undefined || line === at));
      if (found === undefined)
        missed.push(
          `${name}: ${fault}, and found are ${findings.map((one) => `${one.code}:${one.line}`).join(' ') || 'none'}`,
        );
    }
    const share = (faulty.length - missed.length) / faulty.length;
    console.log(`faulty creatives found: ${faulty.length - missed.length} of ${faulty.length}`);
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  test('nothing is said against a good one', async () => {
    const alarms: string[] = [];
    for (const { name, html, ...options } of good) {
      const { findings } = await checkArtwork(html, options);
      for (const { severity, code, line, message } of findings)
        if (severity !== 'info') alarms.push(`${name}: ${code}:${line} ${message}`);
    }
    console.log(`false alarms in ${good.length} good creatives: ${alarms.length}`);
    expect(alarms).toEqual([]);
  });
});
