import { Button, Group, NativeSelect, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { type Creative, control, type Mailing } from '../../api/control.ts';
import { send } from '../../api/send.ts';
import { useCall, useSend } from '../../api/use-call.ts';
import { Findings } from '../../components/mail/findings.tsx';
import { formatName, formats, mailTypes } from '../../components/mail/formats.ts';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { Page, Trouble } from '../../components/page/page.tsx';
import { useListParams } from '../../components/page/pager.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { LoadedRecord } from '../loaded-record.tsx';
import { Conflict } from './conflict.tsx';
import { DataGuide } from './data-guide.tsx';
import { artworkOf, changesOf, rebase } from './draft.ts';
import { Revisions } from './revisions.tsx';
import { fillingOf, SampleOf } from './sample.tsx';
import { SendTest } from './send-test.tsx';
import { Sides } from './sides.tsx';
import { useDraft } from './use-draft.ts';

const HtmlEditor = lazy(() => import('./html-editor.tsx').then((part) => ({ default: part.HtmlEditor })));

/** One creative: its artwork with a live preview, its Data Guide, and a form for a test mailing. */
export function CreativePage({ id }: { readonly id: string }) {
  const query = useCall(['creatives', id], control('getCreative', { params: { id } }));
  return (
    <LoadedRecord query={query} noun="Creative">
      {(creative) => <Shown creative={creative} />}
    </LoadedRecord>
  );
}

function Shown({ creative }: { readonly creative: Creative }) {
  const { id, campaign_id, revision } = creative;
  const { edited: draft, dirty, conflicts, set, ...edit } = useDraft(creative);
  const queries = useQueryClient();
  const [side, setSide] = useState<'both' | 'front' | 'back'>('both');
  const [settled] = useDebouncedValue(draft, 350);
  const { params, set: setParams } = useListParams();
  const as = params.get('as') ?? '';
  const sample = useSample(as);
  const [line, setLine] = useState<{ readonly of: 'front' | 'back'; readonly at: number } | null>(null);
  const filling = fillingOf(sample);
  const preview = useCall(
    ['creatives', id, 'preview', settled, sample?.id ?? ''],
    control('previewArtwork', { body: { ...settled, ...filling } }),
  );
  const { format, front_html, back_html } = settled;
  const data = sample === null ? {} : { data: { ...filling.merge_tags, recipient: filling.recipient } };
  const check = useCall(
    ['creatives', id, 'check', settled, sample?.id ?? ''],
    control('checkArtwork', { body: { format, front_html, back_html, ...data } }),
  );
  const change = useSend<Creative>();
  const changes = changesOf({ base: edit.base, edited: draft });
  const save = control('changeCreative', { params: { id }, body: changes });
  // Fetches the saved version first, so that a change that has not arrived here yet is not overwritten.
  const saveSafely = async (): Promise<void> => {
    const saved = await queries.fetchQuery({
      queryKey: ['creatives', id],
      queryFn: () => send(control('getCreative', { params: { id } })),
      staleTime: 0,
    });
    if (rebase({ base: edit.base, edited: draft }, artworkOf(saved)).conflicts.length === 0) change.mutate(save);
  };
  const trySave = (): Promise<void> => saveSafely().catch(() => change.mutate(save));
  const flag = (body: { active?: boolean; default?: boolean }): void =>
    change.mutate(control('changeCreative', { params: { id }, body }));
  const isLetter = draft.format.startsWith('letter');
  const shown = side === 'both' ? (['front', 'back'] as const) : [side];
  const toLine = (of: 'front' | 'back', at: number): void => {
    if (side !== 'both') setSide(of);
    setLine(null);
    setTimeout(() => setLine({ of, at }), 0);
  };
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
          {formatName(creative.format)} · revision {revision} ·{' '}
          <Link href={`/campaigns/${campaign_id}`}>the campaign</Link>
        </>
      }
      actions={
        <>
          {!creative.default && (
            <Button variant="default" onClick={() => flag({ default: true })}>
              Make default
            </Button>
          )}
          <Button variant="default" onClick={() => flag({ active: !creative.active })}>
            {creative.active ? 'Deactivate' : 'Activate'}
          </Button>
        </>
      }
    >
      <div className="columns columns-creative" data-sides={side}>
        <div className="column">
          <Panel title="Artwork">
            <Stack gap="sm">
              <TextInput
                label="Name"
                value={draft.name}
                onChange={(event) => set({ name: event.currentTarget.value })}
              />
              <Group grow>
                <NativeSelect
                  label="Format"
                  data={formats.map((value) => ({ value, label: formatName(value) }))}
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
                onChange={(value) => setSide(value as 'both' | 'front' | 'back')}
                aria-label="Side"
                data={[
                  { value: 'both', label: 'Both' },
                  { value: 'front', label: sideName('front', isLetter) },
                  { value: 'back', label: sideName('back', isLetter) },
                ]}
              />
              {shown.map((each) => (
                <div key={each}>
                  {side === 'both' && <p className="preset-group">{sideName(each, isLetter)}</p>}
                  <Suspense fallback={<div className="html-editor" aria-busy="true" />}>
                    <HtmlEditor
                      label={each === 'front' ? 'HTML of the front' : 'HTML of the back'}
                      value={(each === 'front' ? draft.front_html : draft.back_html) ?? ''}
                      line={line?.of === each ? line.at : null}
                      onChange={(text) => set({ [`${each}_html`]: text || null })}
                    />
                  </Suspense>
                </div>
              ))}
              <Text size="sm" c="dimmed">
                HTML with Liquid merge tags, such as <code>{"{{ recipient.first_name | default: 'friend' }}"}</code>
              </Text>
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
                  onClick={() => void trySave()}
                >
                  Save
                </Button>
                <Button variant="default" disabled={!dirty} onClick={edit.discard}>
                  Discard
                </Button>
                <CopyAs call={save} />
                <Text size="sm" c="dimmed" role="status">
                  {dirty ? 'Unsaved changes, kept in this tab' : change.isSuccess ? 'Saved' : ''}
                </Text>
              </Group>
            </Stack>
          </Panel>
          <Panel title="Data Guide">{preview.data && <DataGuide guide={preview.data.data_guide} />}</Panel>
          <Panel title="Revisions">
            <Revisions creative={creative} onTake={set} />
          </Panel>
        </div>
        <div className="column">
          <SampleOf creative={creative} chosen={as} onChoose={(mailing) => setParams({ as: mailing })} />
          <Sides preview={preview.data} check={check.data} draft={{ ...settled, ...filling }} />
          <Trouble error={preview.error} />
          <Panel title="Preflight">
            {check.error !== null && <Trouble error={check.error} />}
            {check.data === undefined && check.error === null && <p className="sub">Looking …</p>}
            {check.data !== undefined && <Findings findings={check.data.findings} onLine={toLine} />}
            {preview.data !== undefined && preview.data.warnings.length > 0 && (
              <details>
                <summary className="sub">What could not be drawn as written ({preview.data.warnings.length})</summary>
                <ul className="warnings">
                  {preview.data.warnings.map((warning) => (
                    <li key={warning}>{warning}</li>
                  ))}
                </ul>
              </details>
            )}
          </Panel>
          <Panel title="Send a test">
            {preview.data && (
              <SendTest
                creative={creative}
                guide={preview.data.data_guide}
                onSave={dirty && conflicts.length === 0 ? () => void trySave() : null}
              />
            )}
          </Panel>
        </div>
      </div>
    </Page>
  );
}

/** The mailing whose recipient the piece is drawn for, from the URL. */
function useSample(id: string): Mailing | null {
  const { data } = useCall(['mailings', id], control('getMailing', { params: { id } }), { enabled: id !== '' });
  return id !== '' && data?.id === id ? data : null;
}

function sideName(side: 'front' | 'back', isLetter: boolean): string {
  if (isLetter) return side === 'front' ? 'First page' : 'Further pages';
  return side === 'front' ? 'Front' : 'Back';
}
