import { NativeSelect } from '@mantine/core';
import { type Creative, control, type Mailing } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { nameOf, placeOf } from '../../components/mail/recipient.ts';
import { isolated } from '../../components/page/isolated.tsx';

interface Props {
  readonly creative: Creative;
  readonly chosen: string;
  readonly onChoose: (mailing: Mailing | null) => void;
}

/** Whom the preview is drawn for: a made-up person, or a recipient of the campaign with what was sent for them. */
export function SampleOf({ creative, chosen, onChoose }: Props) {
  const { campaign_id } = creative;
  const query = useCall(
    ['mailings', 'sample', campaign_id],
    control('listMailings', { query: { campaign: campaign_id, per_page: 25 } }),
  );
  const rows = (query.data ?? []).filter(({ recipient }) => recipient !== null);
  return (
    <NativeSelect
      label="Preview as"
      value={chosen}
      onChange={(event) => onChoose(rows.find(({ id }) => id === event.currentTarget.value) ?? null)}
      data={[
        { value: '', label: 'Sam Sample, with the Data Guide’s sample' },
        ...rows.map((row) => ({ value: row.id, label: `${isolated(nameOf(row))}, ${isolated(placeOf(row))}` })),
      ]}
    />
  );
}

/** What the artwork is filled with for a recipient. */
export function fillingOf(mailing: Mailing | null) {
  if (mailing === null || mailing.recipient === null) return {};
  return { merge_tags: mailing.merge_tags ?? {}, recipient: { ...mailing.recipient } };
}
