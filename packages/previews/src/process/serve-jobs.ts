/** The drawing process's side of the messages. */
import type { CheckRequest } from '../check/check-side.ts';
import type { ArtworkCheck } from '../check-types.ts';
import type { ImageStore, PreviewPart, PreviewPiece, RenderedPreview } from '../types.ts';
import type { FromDrawing, Job, JobResult, Opening, ToDrawing } from './messages.ts';

interface Drawer {
  render(
    piece: PreviewPiece,
    part: PreviewPart,
    how: { instead?: string | undefined; careful?: boolean | undefined; time?: number | undefined },
  ): Promise<RenderedPreview>;
  check?(request: CheckRequest, images: ImageStore): Promise<ArtworkCheck>;
}

export const say = (message: FromDrawing, then?: () => void): void => {
  process.send?.(message, () => then?.());
};

/** Opens the renderer on request, and draws one job after the other. */
export function serveJobs(
  open: (opening: Opening) => Promise<Drawer>,
  { end, failing }: { readonly end: () => void; readonly failing?: (error: unknown) => void },
): void {
  let opening: Promise<Drawer> | undefined;
  const wanted = new Map<number, (bytes: Uint8Array | undefined) => void>();
  let asked = 0;

  /** Requests a registered picture for the current job. */
  const images: ImageStore = {
    get(address) {
      const number = ++asked;
      return new Promise((resolve) => {
        wanted.set(number, resolve);
        say({ kind: 'picture', number, address });
      });
    },
  };

  const failed = (error: unknown): void => {
    failing?.(error);
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    say({ kind: 'failed', name, message });
  };

  // The parent process has ended, so the picture has no reader.
  process.on('disconnect', end);

  process.on('message', (message: ToDrawing) => {
    if (message.kind === 'picture') {
      wanted.get(message.number)?.(message.bytes);
      wanted.delete(message.number);
      return;
    }
    if (message.kind === 'open') {
      opening = Promise.resolve(message).then(open);
      opening.then(() => say({ kind: 'opened' }), failed);
      return;
    }
    (opening ?? Promise.reject(new Error('the renderer is not open')))
      .then((drawer) => result(drawer, message.job, images))
      .then((preview) => say({ kind: 'drawn', preview, memory: process.memoryUsage.rss() }), failed);
  });
}

async function result(
  drawer: Drawer,
  { piece, part, instead, careful, time, check }: Job,
  images: ImageStore,
): Promise<JobResult> {
  if (check === undefined) return drawer.render({ ...piece, images }, part, { instead, careful, time });
  const found = await drawer.check?.({ ...check, careful }, images);
  const renderer = found?.renderer ?? 'takumi';
  return { contentType: 'image/png', bytes: new Uint8Array(), warnings: [], renderer, check: found };
}
