import { Button, Group, NativeSelect, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { type Creative, control } from '../api/control.ts';
import { send } from '../api/send.ts';
import { useCall, useSend } from '../api/use-call.ts';
import { formats, mailTypes } from '../components/mail/formats.ts';
import { CopyAs } from '../components/page/copy-as.tsx';
import { Loaded, Page, Trouble } from '../components/page/page.tsx';
import { Panel } from '../components/page/panel.tsx';
import { Conflict } from './creative/conflict.tsx';
import { DataGuide } from './creative/data-guide.tsx';
import { artworkOf, changesOf, rebase } from './creative/draft.ts';
import { SendTest } from './creative/send-test.tsx';
import { useDraft } from './creative/use-draft.ts';

/** One creative: its artwork with a live preview, its Data Guide, and a test mailing made from it. */
export function CreativePage({ id }: { readonly id: string }) {
  const query = useCall(['creatives', id], control('getCreative', { params: { id } }));
  return <Loaded query={query}>{(creative) => <Shown creative={creative} />}</Loaded>;
}

function Shown({ creative }: { readonly creative: Creative }) {
  const { id, campaign_id, revision } = creative;
  const { edited: draft, dirty, conflicts, set, ...edit } = useDraft(creative);
  const queries = useQueryClient();
  const [side, setSide] = useState<'front' | 'back'>('front');
  const [settled] = useDebouncedValue(draft, 350);
  const preview = useCall(['creatives', id, 'preview', settled], control('previewArtwork', { body: settled }));
  const change = useSend<Creative>();
  const changes = changesOf({ base: edit.base, edited: draft });
  const save = control('changeCreative', { params: { id }, body: changes });
  // Asks once more what is saved: a change that has not arrived yet is no more overwritten than one that has.
  const saveSafely = async (): Promise<void> => {
    const saved = await queries.fetchQuery({
      queryKey: ['creatives', id],
      queryFn: () => send(control('getCreative', { params: { id } })),
      staleTime: 0,
    });
    if (rebase({ base: edit.base, edited: draft }, artworkOf(saved)).conflicts.length === 0) change.mutate(save);
  };
  const flag = (body: { active?: boolean; default?: boolean }): void =>
    change.mutate(control('changeCreative', { params: { id }, body }));
  const isLetter = draft.format.startsWith('letter');
  const picture = side === 'front' || isLetter ? preview.data?.front : preview.data?.back;
  return (
    <Page
      title={creative.name}
      mark={
        <span className="on" data-on={creative.active ? '' : undefined}>
          {creative.default ? 'default' : creative.active ? 'active' : 'inactive'}
        </span>
      }
      lead={
        <>
          {creative.format} · revision {revision} · <Link href={`/campaigns/${campaign_id}`}>the campaign</Link>
        </>
      }
      actions={
        <>
          <Button variant="default" disabled={creative.default} onClick={() => flag({ default: true })}>
            Make it the default
          </Button>
          <Button variant="default" onClick={() => flag({ active: !creative.active })}>
            {creative.active ? 'Deactivate' : 'Activate'}
          </Button>
        </>
      }
    >
      <div className="two two-even">
        <Panel title="Artwork">
          <Stack gap="sm">
            <TextInput label="Name" value={draft.name} onChange={(event) => set({ name: event.currentTarget.value })} />
            <Group grow>
              <NativeSelect
                label="Format"
                data={[...formats]}
                value={draft.format}
                onChange={(event) => set({ format: event.currentTarget.value })}
              />
              <NativeSelect
                label="Mail type"
                data={[...mailTypes]}
                value={draft.mail_type}
                onChange={(event) => set({ mail_type: event.currentTarget.value })}
              />
            </Group>
            <SegmentedControl
              value={side}
              onChange={(value) => setSide(value as 'front' | 'back')}
              aria-label="Side"
              data={[
                { value: 'front', label: isLetter ? 'First page' : 'Front' },
                { value: 'back', label: isLetter ? 'Further pages' : 'Back' },
              ]}
            />
            <Textarea
              label={side === 'front' ? 'HTML of the front' : 'HTML of the back'}
              description="HTML with Liquid merge tags, such as {{ first_name | default: 'friend' }}"
              className="editor"
              autosize
              minRows={12}
              maxRows={24}
              spellCheck={false}
              value={(side === 'front' ? draft.front_html : draft.back_html) ?? ''}
              onChange={(event) => set({ [`${side}_html`]: event.currentTarget.value || null })}
            />
            <Trouble error={change.error} />
            {conflicts.length > 0 && (
              <Conflict
                fields={conflicts}
                mine={draft}
                saved={artworkOf(creative)}
                revision={revision}
                onMine={edit.keepMine}
                onSaved={edit.takeSaved}
              />
            )}
            <Group gap="sm">
              <Button
                loading={change.isPending}
                disabled={!dirty || conflicts.length > 0}
                onClick={() => void saveSafely().catch(() => change.mutate(save))}
              >
                Save
              </Button>
              <Button variant="default" disabled={!dirty} onClick={edit.discard}>
                Discard
              </Button>
              <CopyAs call={save} />
              <Text size="sm" c="dimmed" role="status">
                {dirty ? 'Not saved; kept in this tab' : change.isSuccess ? 'Saved' : ''}
              </Text>
            </Group>
          </Stack>
        </Panel>
        <Stack gap="md">
          <div className="stage-table">
            {picture ? (
              <img className="sheet" src={picture} alt={`Preview of the ${side}`} />
            ) : (
              <span className="sub">Drawing …</span>
            )}
          </div>
          <Trouble error={preview.error} />
          {preview.data !== undefined && preview.data.warnings.length > 0 && (
            <ul className="warnings">
              {preview.data.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          )}
          <Panel title="Data Guide">{preview.data && <DataGuide guide={preview.data.data_guide} />}</Panel>
          <Panel title="Send a test mailing">
            {preview.data && <SendTest creative={creative} guide={preview.data.data_guide} />}
          </Panel>
        </Stack>
      </div>
    </Page>
  );
}
