import type { Section } from '../section.ts';
import { executableLines } from './executable.ts';
import { imageLines } from './image.ts';
import { endAll } from './server.ts';

/** What is given to people without Node.js: one file and one image, each used from where nothing else is. Linux only. */
export const distributionSection: Section = async () => {
  if (process.platform !== 'linux') return [];
  try {
    return [...(await executableLines()), ...(await imageLines())];
  } finally {
    endAll();
  }
};
