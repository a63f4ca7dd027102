import { control, type Mailing } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';

/** The check of the artwork with a recipient's data, and the creative that it is of. */
export function useCheck({ creative_id, merge_tags, recipient, format, id }: Mailing, enabled: boolean) {
  const creative = useCall(['creatives', creative_id], control('getCreative', { params: { id: creative_id } }), {
    enabled,
  });
  const { front_html, back_html } = creative.data ?? {};
  const data = { ...merge_tags, ...(recipient === null ? {} : { recipient: { ...recipient } }) };
  const check = useCall(
    ['creatives', creative_id, 'check', id, creative.data?.revision ?? 0],
    control('checkArtwork', { body: { format, front_html: front_html ?? null, back_html: back_html ?? null, data } }),
    { enabled: enabled && creative.data !== undefined },
  );
  return { creative, check };
}
