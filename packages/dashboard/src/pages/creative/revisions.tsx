import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type Creative, control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { Difference } from './conflict.tsx';
import type { Artwork } from './draft.ts';

const KEPT = 50;

interface Props {
  readonly creative: Creative;
  readonly onTake: (artwork: Pick<Artwork, 'front_html' | 'back_html'>) => void;
}

/** Earlier revisions as a diff with the saved one; an earlier text can be loaded into the editor. */
export function Revisions({ creative, onTake }: Props) {
  const { id, revision } = creative;
  const [chosen, setChosen] = useState<number | null>(null);
  const query = useCall(
    ['creatives', id, 'revisions', revision],
    control('listRevisions', { params: { id }, query: { per_page: KEPT } }),
    { enabled: revision > 1 },
  );
  if (revision === 1) return <p className="sub">This is the first revision.</p>;
  const others = (query.data ?? []).filter((each) => each.revision !== revision);
  const old = others.find((each) => each.revision === chosen) ?? others[0];
  if (old === undefined) return <p className="sub">Looking …</p>;
  return (
    <Stack gap="sm">
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label="Compared with the saved version"
          value={String(old.revision)}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
          data={others.map((each) => ({ value: String(each.revision), label: `Revision ${each.revision}` }))}
        />
        <Button variant="default" onClick={() => onTake({ front_html: old.front_html, back_html: old.back_html })}>
          Load into the editor
        </Button>
      </Group>
      {(['front_html', 'back_html'] as const).map((side) =>
        old[side] === creative[side] ? null : (
          <figure key={side} className="diff">
            <figcaption className="sub">
              {side === 'front_html' ? 'Front' : 'Back'}: − revision {old.revision}, + revision {revision}
            </figcaption>
            <Difference before={old[side] ?? ''} after={creative[side] ?? ''} />
          </figure>
        ),
      )}
      <Text size="sm" c="dimmed">
        Mailings keep the revision that they were created with.
      </Text>
    </Stack>
  );
}
