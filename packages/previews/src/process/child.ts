/**
 * The drawing process: artwork may crash it, and then it is replaced. It writes no file, starts no process and uses no
 * network.
 */
import { limits } from '../merge-tags/limits.ts';
import { openRendering } from '../render/render-piece.ts';
import { isTrap } from '../takumi/renderer.ts';
import { say, serveJobs } from './serve-jobs.ts';

const end = () => process.kill(process.pid, 'SIGKILL');

// Drawing happens on other threads, so this thread can check the memory.
setInterval(() => {
  if (process.memoryUsage.rss() > limits.memory) say({ kind: 'too-large' }, end);
}, 50).unref();

serveJobs(({ engine }) => openRendering({ engine, timeout: Number.POSITIVE_INFINITY }), {
  end,
  failing(error) {
    // After a trap the WebAssembly build cannot draw any more.
    if (isTrap(error)) end();
  },
});
