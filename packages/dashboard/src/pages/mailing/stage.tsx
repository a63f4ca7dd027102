import { Anchor, Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Mailing } from '../../api/control.ts';
import { nameOf } from '../../components/recipient.ts';
import { Sheet } from '../../components/sheet.tsx';
import { usePreview } from '../../components/use-preview.ts';

/** States that a piece ends in without ever being printed. */
const unmailed = new Set([
  'append_failed',
  'address_invalid',
  'suppressed',
  'holdout',
  'budget_exceeded',
  'credit_balance_exceeded',
]);

/** The piece on the table: turn it over with the button, a click or `f`; a letter shows its pages. */
export function Stage({ mailing }: { readonly mailing: Mailing }) {
  const [side, setSide] = useState<'front' | 'back'>('front');
  const [pages, setPages] = useState(false);
  const isLetter = mailing.format.startsWith('letter');
  const version = `${mailing.state} ${mailing.updated_at}`;
  const front = usePreview(mailing.front_url, version);
  const back = usePreview(mailing.back_url, version);
  const pdf = usePreview(mailing.pdf_url, version);
  const flip = (): void => setSide((shown) => (shown === 'front' ? 'back' : 'front'));
  useEffect(() => {
    if (isLetter) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, [role="dialog"]');
      if (event.key === 'f' && !typing && !event.ctrlKey && !event.metaKey) flip();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  const lost = unmailed.has(mailing.state) || (mailing.state === 'failed' && mailing.mailed_at === null);
  const sheet = { format: mailing.format, unmailed: lost };
  return (
    <section className="stage" aria-label="The piece">
      <div className="stage-table" data-letter={isLetter || undefined}>
        {isLetter ? (
          <Sheet {...front} {...sheet} alt={`First page of the letter to ${nameOf(mailing)}`} />
        ) : (
          <div className="flip" data-side={side}>
            <div className="flip-face" aria-hidden={side !== 'front'}>
              <Sheet {...front} {...sheet} alt={`Front of the postcard to ${nameOf(mailing)}`} />
            </div>
            <div className="flip-face flip-back" aria-hidden={side !== 'back'}>
              <Sheet {...back} {...sheet} alt={`Back of the postcard to ${nameOf(mailing)}`} />
            </div>
          </div>
        )}
      </div>
      {isLetter && pdf.status?.status === 200 && (
        <details className="letter-pages" onToggle={(event) => setPages(event.currentTarget.open)}>
          <summary>All pages</summary>
          {pages && <iframe src={`${pdf.path}#toolbar=0`} title="All pages of the letter" />}
        </details>
      )}
      <Group justify="space-between" gap="xs" mt="sm">
        {isLetter ? (
          <span className="sub">The first page; a letter has no back image</span>
        ) : (
          <Button variant="default" onClick={flip} aria-label={`Turn over; the ${side} is shown`}>
            Turn over
          </Button>
        )}
        <span className="sub">
          {isLetter ? '' : `${side === 'front' ? 'Front' : 'Back'} · `}
          {pdf.status?.status === 200 ? (
            <Anchor href={pdf.path} target="_blank" rel="noreferrer" size="sm">
              Open the PDF
            </Anchor>
          ) : (
            'no PDF yet'
          )}
        </span>
      </Group>
    </section>
  );
}
