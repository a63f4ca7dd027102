import { Group, Switch } from '@mantine/core';
import { useState } from 'react';
import type { ResponseOf } from '../../api/control.ts';
import type { Finding } from '../../components/mail/findings.tsx';
import { GuideLegend, Guides } from '../../components/mail/guides.tsx';
import { ratioOf } from '../../components/mail/sheet.tsx';

interface Props {
  readonly preview: ResponseOf<'previewArtwork'> | undefined;
  readonly check: ResponseOf<'checkArtwork'> | undefined;
  readonly format: string;
}

/** Both sides as drawn, with the printing guides over them. */
export function Sides({ preview, check, format }: Props) {
  const [guided, setGuided] = useState(false);
  const sides = format.startsWith('letter') ? (['front'] as const) : (['front', 'back'] as const);
  const marks = (side: string) =>
    (check?.findings ?? [])
      .filter((finding: Finding) => finding.side === side && (finding.page ?? 1) === 1)
      .flatMap(({ box }) => box ?? []);
  return (
    <section aria-label="The piece">
      <Group justify="flex-end" mb={6}>
        <Switch label="Guides" checked={guided} onChange={(event) => setGuided(event.currentTarget.checked)} />
      </Group>
      <div className="stage-table stage-sides">
        {sides.map((side) => {
          const picture = preview?.[side];
          const overlays = check?.overlays[side];
          return (
            <figure key={side} className="side">
              <div className="side-sheet" style={{ aspectRatio: ratioOf(format) }}>
                {picture ? (
                  <img className="sheet" src={picture} alt={`Preview of the ${side}`} />
                ) : (
                  <span className="sheet sheet-blank">
                    {preview === undefined ? 'Drawing …' : 'Nothing on this side'}
                  </span>
                )}
                {guided && overlays && <Guides overlays={overlays} marks={marks(side)} />}
              </div>
              <figcaption className="sub">
                {sides.length === 1 ? 'First page' : side === 'front' ? 'Front' : 'Back'}
              </figcaption>
            </figure>
          );
        })}
      </div>
      {guided && check !== undefined && <GuideLegend overlays={sides.flatMap((side) => check.overlays[side] ?? [])} />}
    </section>
  );
}
