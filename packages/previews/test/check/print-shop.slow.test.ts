import { describe, expect, test } from 'vitest';
import { createPreviewer, findChromium } from '../../src/index.ts';
import { sentBack } from '../corpus/print-shop-faulty.ts';
import { printed } from '../corpus/print-shop-good.ts';

const chromium = { sandbox: process.getuid?.() !== 0 };
const found = await findChromium(chromium);
const renderers = ['takumi', ...('missing' in found ? [] : (['chromium'] as const))] as const;

describe.each(renderers)(
  'Preflight over what a print shop sends back, and what it prints, laid out with %s',
  (renderer) => {
    const previewer = createPreviewer({ renderer, chromium, timeout: 100_000 });

    test('there are sixty of each', () => {
      expect([sentBack.length, printed.length]).toEqual([60, 60]);
    });

    test('of the faulty ones at least 58 are found, with the right reason', async () => {
      const missed: string[] = [];
      for (const { name, fault, html, format = 'postcard_4x6', ...options } of sentBack) {
        const { findings } = await previewer.check(html, { format, ...options });
        const said = findings.filter(({ severity }) => severity !== 'info').map(({ code }) => code);
        if (!said.some((code) => code === fault))
          missed.push(`${name}: ${fault}, and said is ${said.join(' ') || 'nothing'}`);
      }
      console.log(`found: ${sentBack.length - missed.length} of ${sentBack.length}`);
      expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
    });

    test('of the good ones at most one is blamed', async () => {
      const alarms: string[] = [];
      for (const { name, html, format = 'postcard_4x6', ...options } of printed) {
        const { findings } = await previewer.check(html, { format, ...options });
        const said = findings.filter(({ severity }) => severity !== 'info');
        if (said.length > 0)
          alarms.push(`${name}: ${said.map(({ code, message }) => `${code}: ${message}`).join('; ')}`);
      }
      console.log(`blamed: ${alarms.length} of ${printed.length}`);
      expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(1);
    });
  },
);
