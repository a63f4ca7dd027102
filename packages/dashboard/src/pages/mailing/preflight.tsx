import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Mailing } from '../../api/control.ts';
import { Findings } from '../../components/mail/findings.tsx';
import { Loaded } from '../../components/page/page.tsx';
import { useCheck } from './use-check.ts';

/** Lets the picture be drawn first, because the check draws the piece again. */
const AFTER_MS = 700;

/** Problems of the artwork with this recipient's data, checked once the piece is shown. */
export function Preflight({ mailing }: { readonly mailing: Mailing }) {
  const { creative_id, recipient, id } = mailing;
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const { creative, check } = useCheck(mailing, asked);
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
