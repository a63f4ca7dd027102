/** The process that drives Chromium: it ends together with the browser, and the caller's process continues. */
import { serveJobs } from '../process/serve-jobs.ts';
import { openChromium } from './render.ts';

// Playwright ends the browser and cleans up when this process exits.
const end = () => process.exit();

serveJobs(
  ({ chromium }) => {
    if (chromium === undefined) throw new Error('no browser was named');
    return openChromium(chromium);
  },
  { end },
);
