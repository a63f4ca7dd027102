import { Button, Group, Switch } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { control, type Input, type ResponseOf } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import type { Finding } from '../../components/mail/findings.tsx';
import { GuideLegend, Guides } from '../../components/mail/guides.tsx';
import { ratioOf } from '../../components/mail/sheet-size.ts';

interface Props {
  readonly preview: ResponseOf<'previewArtwork'> | undefined;
  readonly check: ResponseOf<'checkArtwork'> | undefined;
  /** The artwork that the pictures are of. */
  readonly draft: Draft;
}

type Draft = Input<'previewArtwork'>['body'];

const Proof = lazy(() => import('../../components/mail/proof.tsx').then((part) => ({ default: part.Proof })));

/** Both sides as drawn, with the printing guides over them. */
export function Sides({ preview, check, draft }: Props) {
  const { format } = draft;
  const [guided, setGuided] = useState(false);
  const [zoomed, setZoomed] = useState(false);
  const proof = useCall(['previews', 'proof', draft], control('previewArtwork', { body: { ...draft, proof: true } }), {
    enabled: zoomed,
  });
  const sides = format.startsWith('letter') ? (['front'] as const) : (['front', 'back'] as const);
  const marks = (side: string) =>
    (check?.findings ?? [])
      .filter((finding: Finding) => finding.side === side && (finding.page ?? 1) === 1)
      .flatMap(({ box }) => box ?? []);
  return (
    <section aria-label="The piece">
      <Group justify="flex-end" mb={6}>
        <Button size="compact-sm" variant="default" onClick={() => setZoomed(true)}>
          Zoom in
        </Button>
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
      {zoomed && (
        <Suspense fallback={null}>
          <Proof
            title="The artwork"
            format={format}
            picture={(side) => (proof.isPlaceholderData ? undefined : proof.data?.[side])}
            overlays={check?.overlays}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
