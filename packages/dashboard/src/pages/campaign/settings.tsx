import { figure } from '@direct-mail/contract/words/figures';
import { Button, Checkbox, Group, NumberInput, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type Campaign, control } from '../../api/control.ts';
import { useCall, useSend } from '../../api/use-call.ts';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { isolated } from '../../components/page/isolated.tsx';
import { Trouble } from '../../components/page/page.tsx';
import { hasTwin } from '../audience/rules.ts';

/** Name, budget, holdout, suppression and e-mail append. */
export function CampaignSettings({ campaign }: { readonly campaign: Campaign }) {
  const [name, setName] = useState(campaign.name);
  const [settings, setSettings] = useState(campaign.settings);
  const audiences = useCall(['audiences'], control('listAudiences', {}));
  const account = useCall(['settings'], control('getSettings', {}));
  const save = useSend<unknown>();
  const set = (change: Partial<Campaign['settings']>): void => setSettings({ ...settings, ...change });
  const call = control('changeCampaign', {
    params: { id: campaign.id },
    body: { name, settings: { ...settings, return_address: withoutBlanks(settings.return_address) } },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (returnAddressProblem(settings.return_address) === null) save.mutate(call);
  };
  const lists = (audiences.data ?? []).filter(({ kind }) => kind === 'list');
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput label="Name" required value={name} onChange={(event) => setName(event.currentTarget.value)} />
        <Group grow align="flex-start">
          <NumberInput
            label="Budget, $"
            description="Unlimited if empty"
            min={0}
            value={settings.budget ?? ''}
            onChange={(value) => set({ budget: value === '' ? null : Number(value) })}
          />
          <NumberInput
            label="Holdout, %"
            description="Percentage of recipients who are not mailed"
            min={0}
            max={100}
            value={settings.holdout_percent}
            onChange={(value) => set({ holdout_percent: Number(value) })}
          />
        </Group>
        <Checkbox.Group
          label="Do not mail these audiences"
          description="Do Not Mail is always left out"
          value={[...settings.suppression_audience_ids]}
          onChange={(ids) => set({ suppression_audience_ids: ids })}
        >
          <Stack gap={6} mt={6}>
            {lists.map(({ id, name: audience, member_count }) => (
              <Checkbox
                key={id}
                value={id}
                label={hasTwin({ id, name: audience }, lists) ? `${isolated(audience)} (${id.slice(0, 8)})` : audience}
                description={`${figure(member_count)} members`}
              />
            ))}
            {lists.length === 0 && (
              <Text size="sm" c="dimmed">
                There are no audiences yet.
              </Text>
            )}
          </Stack>
        </Checkbox.Group>
        <Textarea
          label="Return address"
          description="Printed small above the address: up to four lines"
          autosize
          maxRows={6}
          error={returnAddressProblem(settings.return_address)}
          value={(settings.return_address ?? []).join('\n')}
          onChange={(event) => set({ return_address: linesOf(event.currentTarget.value) })}
        />
        <Switch
          label="Do not mail customers (Orders API)"
          checked={settings.suppress_customers}
          onChange={(event) => set({ suppress_customers: event.currentTarget.checked })}
        />
        <Switch
          label="Find postal addresses for e-mail addresses (e-mail append)"
          checked={settings.email_append}
          onChange={(event) => set({ email_append: event.currentTarget.checked })}
        />
        {settings.email_append && account.data?.emailAppend === false && (
          <Group gap="xs">
            <Text size="sm">E-mail append is off for the account.</Text>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => save.mutate(control('changeSettings', { body: { emailAppend: true } }))}
            >
              Turn it on
            </Button>
          </Group>
        )}
        <Trouble error={save.error} />
        <Group gap="sm">
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
          <CopyAs call={call} />
          <Text size="sm" c="dimmed" role="status">
            {save.isSuccess ? 'Saved' : ''}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}

/** The lines as typed; empty ones are removed on saving. */
function linesOf(text: string): string[] | null {
  return text === '' ? null : text.split('\n');
}

/** What the service would reject. It is shown while typing, and no line is dropped. */
function returnAddressProblem(lines: Campaign['settings']['return_address']): string | null {
  const filled = withoutBlanks(lines) ?? [];
  if (filled.length > 4) return `At most four lines; there are ${filled.length}. Nothing is saved until they fit.`;
  return filled.some((line) => line.length > 50) ? 'A line has at most 50 characters.' : null;
}

function withoutBlanks(lines: Campaign['settings']['return_address']): string[] | null {
  const filled = (lines ?? []).map((line) => line.trim()).filter((line) => line !== '');
  return filled.length === 0 ? null : filled;
}
