import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Creative } from '../../api/control.ts';
import { messageOf } from '../../api/problem.ts';
import { service } from '../../api/service.ts';
import { useSend } from '../../api/use-call.ts';
import { FormEnd, useChecked } from '../../components/forms/form.tsx';
import { allOf, missingIn, placeFields, placeProblems } from '../../components/forms/use-fields.tsx';
import { TokenChoice, type TokenKind, useFirstToken } from '../../components/mail/token-choice.tsx';
import type { Guide } from './data-guide.tsx';
import { SentPiece } from './sent-piece.tsx';

const recipientFields = [
  ['full_name', 'Name', 'Sam Sample'],
  ['address_1', 'Address', '350 5th Ave'],
  ['city', 'City', 'New York'],
  ['state', 'State', 'NY'],
  ['postal_code', 'ZIP', '10118'],
] as const;

interface Props {
  readonly creative: Pick<Creative, 'id' | 'campaign_id'>;
  readonly guide: Pick<Guide, 'sample'>;
  /** Saves the edits; null if there are none, or if the artwork is not being edited. */
  readonly onSave?: (() => void) | null;
}

/**
 * Sends one mailing with either token. The form is built from the Data Guide; after sending, the sent piece replaces
 * it.
 */
export function SendTest({ creative, guide, onSave = null }: Props) {
  const first = useFirstToken();
  const [chosen, setToken] = useState<TokenKind | null>(null);
  const token = chosen ?? first;
  const [recipient, setRecipient] = useState<Record<string, string>>(
    Object.fromEntries(recipientFields.map(([field, , sample]) => [field, sample])),
  );
  const [given, setGiven] = useState<Record<string, string>>({});
  const sending = useSend<{ id: string }>();
  const tags = Object.entries(guide.sample);
  const merge_tags = Object.fromEntries(tags.map(([key, sample]) => [key, key in given ? given[key] : sample]));
  const { campaign_id, id: creative_id } = creative;
  const call = service<{ id: string }>('POST', '/v1/mailing', {
    body: { campaign_id, creative_id, merge_tags, recipient },
    token,
  });
  const missing = missingIn('A piece needs a complete address', recipient, placeFields);
  const checked = useChecked(missing);
  // Shown, but not blocking: sending an invalid address is a useful test.
  const doubts = allOf(placeProblems(recipient));
  const submit = checked.submit(() => sending.mutate(call));
  const refused = sending.error === null ? null : fieldOf(messageOf(sending.error));
  const isWrong = (field: string): boolean =>
    refused === field ||
    placeProblems({ [field]: recipient[field] ?? '' }).length > 0 ||
    (checked.problem !== null && !recipient[field] && placeFields.some(([name]) => name === field));
  if (sending.data !== undefined) return <SentPiece id={sending.data.id} onAnother={sending.reset} />;
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        {onSave !== null && (
          <div className="warnings unfinished" role="status">
            A test uses the last saved artwork, without your changes.{' '}
            <Button size="compact-sm" variant="default" onClick={onSave}>
              Save them first
            </Button>
          </div>
        )}
        <TokenChoice value={token} onChange={setToken} what="this piece" />
        <div className="fields">
          {recipientFields.map(([field, label]) => (
            <TextInput
              key={field}
              label={label}
              error={isWrong(field)}
              value={recipient[field] ?? ''}
              onChange={(event) => setRecipient({ ...recipient, [field]: event.currentTarget.value })}
            />
          ))}
          {tags
            .filter(([, sample]) => typeof sample !== 'object')
            .map(([key, sample]) => (
              <TextInput
                key={key}
                label={key}
                value={given[key] ?? String(sample as string | number | boolean)}
                onChange={(event) => setGiven({ ...given, [key]: event.currentTarget.value })}
              />
            ))}
        </div>
        {doubts !== null && (
          <p className="warnings unfinished" role="status">
            {doubts} Sent as it is, the piece may end as “address invalid”.
          </p>
        )}
        <FormEnd
          sending={sending}
          call={call}
          label={token === 'test' ? 'Send' : 'Send with the production token'}
          problem={checked.problem}
          done=""
        />
      </Stack>
    </form>
  );
}

/** The recipient field that an error message names, such as `recipient.postal_code must have …`. */
const fieldOf = (message: string): string | null => /^recipient\.(\w+)/.exec(message)?.[1] ?? null;
