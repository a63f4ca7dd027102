/** The process that drives Chromium: with it the browser ends, and what asked for a piece does not. */
import { serveJobs } from '../process/serve-jobs.ts';
import { openChromium } from './render.ts';

// Playwright ends the browser, and clears up behind it, when this process exits.
const end = () => process.exit();

serveJobs(
  ({ chromium }) => {
    if (chromium === undefined) throw new Error('no browser was named');
    return openChromium(chromium);
  },
  { end },
);
