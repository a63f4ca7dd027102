/** The process that draws: artwork may end it, and then it is replaced. It writes no file, starts no process and asks no network. */
import { limits } from '../merge-tags/limits.ts';
import { openRendering, type PieceRenderer } from '../render/render-piece.ts';
import { isTrap } from '../takumi/renderer.ts';
import type { FromDrawing, Job, JobResult, ToDrawing } from './messages.ts';

const say = (message: FromDrawing, then?: () => void): void => {
  process.send?.(message, () => then?.());
};

const end = () => process.kill(process.pid, 'SIGKILL');

// Who asked is gone: nobody would read the picture.
process.on('disconnect', end);

// Drawing happens on other threads, so this one has the time to look.
setInterval(() => {
  if (process.memoryUsage.rss() > limits.memory) say({ kind: 'too-large' }, end);
}, 50).unref();

let opening: Promise<PieceRenderer> | undefined;
const wanted = new Map<number, (bytes: Uint8Array | undefined) => void>();
let asked = 0;

/** Asks for a registered picture, for the one job that is under way. */
const images = {
  get(address: string): Promise<Uint8Array | undefined> {
    const number = ++asked;
    return new Promise((resolve) => {
      wanted.set(number, resolve);
      say({ kind: 'picture', number, address });
    });
  },
};

process.on('message', (message: ToDrawing) => {
  if (message.kind === 'picture') {
    wanted.get(message.number)?.(message.bytes);
    wanted.delete(message.number);
    return;
  }
  if (message.kind === 'open') {
    opening = openRendering({ engine: message.engine, timeout: Number.POSITIVE_INFINITY });
    opening.then(() => say({ kind: 'opened' }), failed);
    return;
  }
  draw(message.job).then((preview) => say({ kind: 'drawn', preview, memory: process.memoryUsage.rss() }), failed);
});

async function draw({ piece, part, instead, careful, check }: Job): Promise<JobResult> {
  if (opening === undefined) throw new Error('the renderer is not open');
  if (check !== undefined) {
    const found = await (await opening).check({ ...check, careful }, images);
    return { contentType: 'image/png', bytes: new Uint8Array(), warnings: [], check: found };
  }
  return (await opening).render({ ...piece, images }, part, { instead, careful });
}

function failed(error: unknown): void {
  // A trap leaves the WebAssembly build in a state that nothing more can be drawn with.
  if (isTrap(error)) end();
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  say({ kind: 'failed', name, message });
}
