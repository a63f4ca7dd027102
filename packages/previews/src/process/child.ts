/** The process that draws: artwork may end it, and then it is replaced. It writes no file, starts no process and asks no network. */
import { limits } from '../merge-tags/limits.ts';
import { openRendering } from '../render/render-piece.ts';
import { isTrap } from '../takumi/renderer.ts';
import { say, serveJobs } from './serve-jobs.ts';

const end = () => process.kill(process.pid, 'SIGKILL');

// Drawing happens on other threads, so this one has the time to look.
setInterval(() => {
  if (process.memoryUsage.rss() > limits.memory) say({ kind: 'too-large' }, end);
}, 50).unref();

serveJobs(({ engine }) => openRendering({ engine, timeout: Number.POSITIVE_INFINITY }), {
  end,
  failing(error) {
    // A trap leaves the WebAssembly build in a state that nothing more can be drawn with.
    if (isTrap(error)) end();
  },
});
