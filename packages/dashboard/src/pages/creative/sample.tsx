import { figure } from '@direct-mail/contract/words/figures';
import { NativeSelect } from '@mantine/core';
import { type Creative, control, type Mailing } from '../../api/control.ts';
import { useList } from '../../api/use-call.ts';
import { nameOf, placeOf } from '../../components/mail/recipient.ts';
import { isolated } from '../../components/page/isolated.tsx';

interface Props {
  readonly creative: Creative;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

const NEWEST = 50;

/** Chooses the recipient of the preview: a made-up person, or a recipient of the campaign with their merge tags. */
export function SampleOf({ creative, chosen, onChoose }: Props) {
  const { campaign_id } = creative;
  const query = useList(
    ['mailings', 'sample', campaign_id],
    control('listMailings', { query: { campaign: campaign_id, per_page: NEWEST } }),
  );
  const { rows: newest = [], total = 0 } = query.data ?? {};
  const rows = newest.filter(({ recipient }) => recipient !== null);
  const isCut = total > newest.length;
  return (
    <NativeSelect
      label="Preview as"
      {...(isCut && {
        description: `The newest ${newest.length} of ${figure(total)} recipients; for any other, open its mailing and follow the link to its artwork`,
      })}
      value={chosen}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={[
        { value: '', label: 'Sam Sample, with the Data Guide’s sample' },
        ...(chosen === '' || rows.some(({ id }) => id === chosen)
          ? []
          : [{ value: chosen, label: 'The chosen recipient' }]),
        ...rows.map((row) => ({ value: row.id, label: `${isolated(nameOf(row))}, ${isolated(placeOf(row))}` })),
      ]}
    />
  );
}

/** The data that fills the artwork for a recipient. */
export function fillingOf(mailing: Mailing | null) {
  if (mailing === null || mailing.recipient === null) return {};
  return { merge_tags: mailing.merge_tags ?? {}, recipient: { ...mailing.recipient } };
}
