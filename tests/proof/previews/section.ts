import type { Section } from '../section.ts';
import { provedByTests } from '../vitest.ts';
import { besideChromium } from './beside.ts';

/** What Chromium draws, which takes longer than `npm test` has; without a Chromium nothing of it is tried, and the tests say so. */
export const previewsSection: Section = async (options) => [
  await provedByTests('packages/previews/test/chromium/chromium-long.test.ts'),
  await besideChromium(options),
];
