import { ActionIcon, Button, Group, Modal, SegmentedControl, Switch } from '@mantine/core';
import { useState } from 'react';
import type { ResponseOf } from '../../api/control.ts';
import { GuideLegend, Guides } from './guides.tsx';
import { trimOf } from './sheet-size.ts';
import '../../styles/proof.css';

type Side = 'front' | 'back';

interface Props {
  readonly title: string;
  readonly format: string;
  /** The picture of a side at 300 dpi with its bleed: a URL, undefined while it is drawn; null for no such side. */
  readonly picture: (side: Side) => string | null | undefined;
  /** The printing guides, once the artwork was checked. */
  readonly overlays: ResponseOf<'checkArtwork'>['overlays'] | undefined;
  readonly onClose: () => void;
}

/** Pixels per inch of a proof. */
const DENSITY = 300;
/** Pixels per inch in CSS: a piece is shown in its size where the screen says how large it is. */
const CSS_INCH = 96;
const zooms = ['fit', '1', '2', '3'] as const;
type Zoom = (typeof zooms)[number];
const labels: Readonly<Record<Zoom, string>> = { fit: 'Whole', 1: 'Print size', 2: '200 %', 3: '300 %' };

/** A side of a piece as it is printed, large enough to read six-point type, with rulers in inches and the printing guides. */
export function Proof({ title, format, picture, overlays, onClose }: Props) {
  const [side, setSide] = useState<Side>('front');
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [guided, setGuided] = useState(true);
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null);
  const sides: Side[] = picture('back') === null ? ['front'] : ['front', 'back'];
  const src = picture(side);
  const trim = turned(trimOf(format), size);
  const bleed = size === null ? 0 : Math.max(0, (size.width / DENSITY - trim.width) / 2);
  const [width, height] = [trim.width + 2 * bleed, trim.height + 2 * bleed];
  const guides = overlays?.[side];
  const step = (by: 1 | -1): void => setZoom(zooms[zooms.indexOf(zoom) + by] ?? zoom);
  return (
    <Modal opened onClose={onClose} title={title} fullScreen classNames={{ body: 'proof-body' }}>
      <Group gap="sm" className="proof-tools">
        {sides.length > 1 && (
          <SegmentedControl
            aria-label="Side"
            size="xs"
            value={side}
            onChange={(value) => setSide(value as Side)}
            data={[
              { value: 'front', label: 'Front' },
              { value: 'back', label: 'Back' },
            ]}
          />
        )}
        <Group gap={4} wrap="nowrap">
          <ActionIcon variant="default" onClick={() => step(-1)} disabled={zoom === 'fit'} aria-label="Smaller">
            −
          </ActionIcon>
          <SegmentedControl
            aria-label="Size"
            size="xs"
            value={zoom}
            onChange={(value) => setZoom(value as Zoom)}
            data={zooms.map((value) => ({ value, label: labels[value] }))}
          />
          <ActionIcon variant="default" onClick={() => step(1)} disabled={zoom === '3'} aria-label="Larger">
            +
          </ActionIcon>
        </Group>
        <Switch label="Guides" checked={guided} onChange={(event) => setGuided(event.currentTarget.checked)} />
        <span className="sub">
          {trim.width} × {trim.height} in, {bleed > 0 ? `${bleed.toFixed(3)} in of bleed` : 'no bleed'}, {DENSITY} dpi
        </span>
        {src && (
          <Button component="a" href={src} download={`${side}.png`} size="compact-sm" variant="subtle">
            Download the PNG
          </Button>
        )}
      </Group>
      <section
        className="proof-table"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-label={`The ${side}, ${labels[zoom].toLowerCase()}`}
      >
        <div
          className="proof-sheet"
          data-zoom={zoom}
          style={
            zoom === 'fit'
              ? { aspectRatio: `${width} / ${height}`, maxWidth: `${(width / height) * 100}cqh` }
              : { width: width * CSS_INCH * Number(zoom), height: height * CSS_INCH * Number(zoom) }
          }
        >
          <Ruler length={trim.width} bleed={bleed} across />
          <Ruler length={trim.height} bleed={bleed} />
          {src ? (
            <img
              src={src}
              alt={`The ${side} as printed`}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setSize({ width: naturalWidth, height: naturalHeight })
              }
            />
          ) : (
            <span className="sheet-blank proof-blank">
              {src === null ? 'Nothing on this side' : 'Drawing at 300 dpi …'}
            </span>
          )}
          {guided && src && (
            <div
              className="proof-trim"
              style={{
                inset: `${(bleed / height) * 100}% ${(bleed / width) * 100}%`,
              }}
            >
              {guides && <Guides overlays={guides} marks={[]} />}
            </div>
          )}
        </div>
      </section>
      {guided && (
        <>
          <p className="sub proof-note">The line around is where the sheet is cut; what is outside of it is bleed.</p>
          {guides && <GuideLegend overlays={[guides]} />}
        </>
      )}
    </Modal>
  );
}

type Size = ReturnType<typeof trimOf>;

/** Upright where the picture is. */
function turned(trim: Size, size: Size | null): Size {
  if (size === null || size.width === size.height) return trim;
  return size.width > size.height === trim.width > trim.height ? trim : { width: trim.height, height: trim.width };
}

/** Inches along an edge, from the corner of the trimmed sheet; a tick an eighth. */
function Ruler({
  length,
  bleed,
  across = false,
}: {
  readonly length: number;
  readonly bleed: number;
  readonly across?: boolean;
}) {
  const whole = length + 2 * bleed;
  const ticks = Array.from({ length: Math.floor(length * 8) + 1 }, (_, eighth) => eighth);
  return (
    <div className="proof-ruler" data-across={across || undefined} aria-hidden="true">
      {ticks.map((eighth) => (
        <span
          key={eighth}
          className="proof-tick"
          data-kind={eighth % 8 === 0 ? 'inch' : eighth % 4 === 0 ? 'half' : 'eighth'}
          style={{ [across ? 'left' : 'top']: `${((eighth / 8 + bleed) / whole) * 100}%` }}
        >
          {eighth % 8 === 0 ? eighth / 8 : ''}
        </span>
      ))}
    </div>
  );
}
