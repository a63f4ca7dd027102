import { Anchor, Button, Group } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Mailing } from '../../api/control.ts';
import { nameOf } from '../../components/mail/recipient.ts';
import { Sheet } from '../../components/mail/sheet.tsx';
import { pathOf, usePreview } from '../../components/mail/use-preview.ts';
import { isTyping } from '../../components/shell/use-keys.ts';
import { useCheck } from './use-check.ts';

const Proof = lazy(() => import('../../components/mail/proof.tsx').then((part) => ({ default: part.Proof })));

/** The piece. The button, a click or `f` turns it over; a letter shows its pages. */
export function Stage({ mailing }: { readonly mailing: Mailing }) {
  const [side, setSide] = useState<'front' | 'back'>('front');
  const [pages, setPages] = useState(false);
  const [zoomed, setZoomed] = useState(false);
  const isLetter = mailing.format.startsWith('letter');
  // In a final state without having been mailed, so it is never printed.
  const lost = mailing.possible_states.length === 0 && mailing.mailed_at === null;
  const version = `${mailing.state} ${mailing.updated_at}`;
  const front = usePreview(mailing.front_url, version);
  // Requested one after the other: the visible side first, and the PDF on demand.
  const back = usePreview(mailing.back_url, version, { enabled: !isLetter && front.status !== undefined });
  const pdf = { path: pathOf(mailing.pdf_url), ready: front.status?.status === 200 };
  const flip = (): void => setSide((shown) => (shown === 'front' ? 'back' : 'front'));
  useEffect(() => {
    if (isLetter || lost) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'f' && !isTyping(event.target) && !event.ctrlKey && !event.metaKey) flip();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  const { check } = useCheck(mailing, zoomed);
  const proof = (of: 'front' | 'back') => {
    if (of === 'back' && isLetter) return null;
    return `${(of === 'front' ? front : back).path.replace('.png', '-proof.png')}`;
  };
  const sheet = { format: mailing.format, unmailed: lost };
  return (
    <section className="stage" aria-label="The piece">
      <div className="stage-table" data-letter={isLetter || undefined}>
        {isLetter || lost ? (
          <Sheet
            {...front}
            {...sheet}
            alt={
              isLetter
                ? `First page of the letter to ${nameOf(mailing)}`
                : `Front of the postcard to ${nameOf(mailing)}`
            }
          />
        ) : (
          <div className="flip" data-side={side}>
            <div className="flip-face" data-caption="Front" aria-hidden={side !== 'front'}>
              <Sheet {...front} {...sheet} alt={`Front of the postcard to ${nameOf(mailing)}`} />
            </div>
            <div className="flip-face flip-back" data-caption="Back" aria-hidden={side !== 'back'}>
              <Sheet {...back} {...sheet} alt={`Back of the postcard to ${nameOf(mailing)}`} />
            </div>
          </div>
        )}
      </div>
      <Group justify="space-between" gap="xs" mt="sm" className="stage-actions">
        {lost ? (
          <span className="sub">Not printed, so there are no previews and no PDF; the API responds with 202</span>
        ) : isLetter ? (
          <span className="sub">The first page; a letter has no back image</span>
        ) : (
          <Button variant="default" onClick={flip} aria-label={`Turn over; the ${side} is shown`}>
            Turn over
          </Button>
        )}
        {pdf.ready && (
          <Button variant="default" onClick={() => setZoomed(true)}>
            Zoom in
          </Button>
        )}
        <span className="sub" hidden={lost}>
          {isLetter ? '' : `${side === 'front' ? 'Front' : 'Back'} · `}
          {front.status?.renderer ? `drawn by ${front.status.renderer === 'chromium' ? 'Chromium' : 'Takumi'} · ` : ''}
          {front.status === undefined ? (
            'the PDF …'
          ) : pdf.ready ? (
            <Anchor href={pdf.path} target="_blank" rel="noreferrer" size="sm">
              Open the PDF
            </Anchor>
          ) : (
            'no PDF yet'
          )}
        </span>
      </Group>
      {isLetter && pdf.ready && (
        <details className="letter-pages" onToggle={(event) => setPages(event.currentTarget.open)}>
          <summary>All pages</summary>
          {pages && <iframe src={`${pdf.path}#toolbar=0`} title="All pages of the letter" />}
        </details>
      )}
      {zoomed && (
        <Suspense fallback={null}>
          <Proof
            title={`The piece to ${nameOf(mailing)}`}
            format={mailing.format}
            picture={proof}
            overlays={check.data?.overlays}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
