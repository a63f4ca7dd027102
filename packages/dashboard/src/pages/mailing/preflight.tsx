import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { control, type Mailing } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { Findings } from '../../components/mail/findings.tsx';
import { Loaded } from '../../components/page/page.tsx';

/** Lets the picture be drawn first, because the check draws the piece again. */
const AFTER_MS = 700;

/** Problems of the artwork with this recipient's data, checked once the piece is shown. */
export function Preflight({ mailing }: { readonly mailing: Mailing }) {
  const { creative_id, merge_tags, recipient, format, id } = mailing;
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const creative = useCall(['creatives', creative_id], control('getCreative', { params: { id: creative_id } }), {
    enabled: asked,
  });
  const { front_html, back_html } = creative.data ?? {};
  const data = { ...merge_tags, ...(recipient === null ? {} : { recipient: { ...recipient } }) };
  const check = useCall(
    ['creatives', creative_id, 'check', id, creative.data?.revision ?? 0],
    control('checkArtwork', { body: { format, front_html: front_html ?? null, back_html: back_html ?? null, data } }),
    { enabled: asked && creative.data !== undefined },
  );
  if (recipient === null) return <p className="sub">Erased by a data subject request.</p>;
  if (check.data === undefined && check.error === null) return <p className="sub">Checking the piece …</p>;
  return (
    <Loaded query={check}>
      {({ findings }) => (
        <>
          {creative.data !== undefined && creative.data.revision !== mailing.creative_revision && (
            <Text size="sm" c="dimmed">
              Checks the current artwork; the piece uses revision {mailing.creative_revision}.
            </Text>
          )}
          <Findings findings={findings} />
          <p className="sub">
            <Link href={`/creatives/${creative_id}?as=${id}`}>Edit the artwork with this recipient’s data</Link>
          </p>
        </>
      )}
    </Loaded>
  );
}
