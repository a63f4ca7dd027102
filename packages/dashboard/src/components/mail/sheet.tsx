import { Button } from '@mantine/core';
import { useAdvance } from '../time/use-advance.ts';
import { useClock } from '../time/use-clock.ts';
import { ratioOf } from './sheet-size.ts';
import type { PreviewStatus } from './use-preview.ts';

interface Props {
  readonly path: string;
  readonly status: PreviewStatus | undefined;
  readonly alt: string;
  readonly format: string;
  /** True for a piece that is never printed: it has no preview. */
  readonly unmailed: boolean;
}

/** One side of a piece; if there is no picture, the reason. */
export function Sheet({ path, status, alt, format, unmailed }: Props) {
  // The aspect ratio is set before the picture loads, so that nothing below it moves.
  if (status?.status === 200) {
    return <img className="sheet" src={path} alt={alt} style={{ aspectRatio: `auto ${ratioOf(format)}` }} />;
  }
  const isWaiting = status?.status === 202 && !unmailed;
  return (
    <div className="sheet sheet-blank" style={{ aspectRatio: ratioOf(format) }}>
      <span role="img" aria-label={`${alt}: ${reason(status, unmailed)}`}>
        {reason(status, unmailed)}
      </span>
      {isWaiting && <MoveClock seconds={status.retryAfter ?? 5} />}
    </div>
  );
}

/** On a stopped clock a preview never becomes ready, so this offers to advance the clock. */
function MoveClock({ seconds }: { readonly seconds: number }) {
  const clock = useClock();
  const { advance, isPending } = useAdvance();
  if (clock === null || clock.mode !== 'manual') return null;
  return (
    <Button size="compact-sm" variant="default" loading={isPending} onClick={() => advance({ seconds })}>
      Advance the clock by {seconds} s
    </Button>
  );
}

function reason(status: PreviewStatus | undefined, unmailed: boolean): string {
  if (status === undefined) return 'Loading the preview …';
  if (status.status === 410) return 'The preview has expired: previews are kept for 30 days (410)';
  if (unmailed) return 'No preview: this piece is never printed';
  if (status.status === 202) return `Being drawn; ready in ${status.retryAfter ?? 'a few'} s of the mock’s time (202)`;
  return `No preview (${status.status})`;
}
