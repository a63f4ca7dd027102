import type { Section } from '../section.ts';
import { provedByTests } from '../vitest.ts';

/** What Chromium draws, which takes longer than `npm test` has; without a Chromium nothing of it is tried, and the tests say so. */
export const previewsSection: Section = async () => [
  await provedByTests('previews', 'packages/previews/test/chromium/chromium-long.test.ts'),
];
