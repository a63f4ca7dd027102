import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { JournalEntry } from '../../api/control.ts';
import { sendForResponse } from '../../api/send.ts';
import { useCurl } from '../../api/use-call.ts';
import { Copy } from '../../components/page/copy-as.tsx';
import { JsonView } from '../../components/page/json-view.tsx';
import { Trouble } from '../../components/page/page.tsx';
import { Time } from '../../components/time/time.tsx';
import { asCode } from './as-code.ts';
import { clientOf, mailingOf, noticedIn, reasonOf, shownDuration, tokenOf } from './reason.ts';

export function Status({ entry: { status, fault } }: { readonly entry: JournalEntry }) {
  return (
    <span className="status-code" data-bad={status >= 400 ? '' : undefined}>
      {fault?.connection ?? status}
    </span>
  );
}

/** With our SDK, and with the clients that the guide "Other languages" has. */
const programs = [
  { language: 'typescript', name: 'TypeScript' },
  { language: 'python', name: 'Python' },
  { language: 'go', name: 'Go' },
] as const;

/** One request of the journal: the request, the response, notes about it, and how to repeat it. */
export function OpenedRequest({ entry }: { readonly entry: JournalEntry }) {
  const { method, path, at, mode, request_headers, request_body, response_headers, response_body, fault } = entry;
  const contentType = request_body ? (request_headers['content-type'] ?? 'application/json') : null;
  const call = { method, path, contentType, body: request_body || null, token: tokenOf(entry) };
  const curl = useCurl()(call);
  const replay = useMutation({ mutationFn: () => sendForResponse(call) });
  const reason = reasonOf(entry);
  const noticed = noticedIn(entry);
  const mailing = mailingOf(entry);
  return (
    <Stack gap="sm">
      <p className="opened-call mono">
        <b>{method}</b> {path}
      </p>
      <Text size="sm" c="dimmed">
        <Status entry={entry} /> · <Time at={at} exact /> · {mode === null ? 'no valid token' : `${mode} token`} ·{' '}
        {shownDuration(entry.duration_ms)} · {clientOf(request_headers)}
        {fault !== null && (
          <>
            {' · '}
            <Link href="/faults">changed by a fault rule</Link>
          </>
        )}
      </Text>
      {reason !== null && <p className="problem">{reason}</p>}
      {noticed.length > 0 && (
        <section aria-label="Notes">
          <Title order={3} size="h5">
            Notes
          </Title>
          <ul className="warnings">
            {noticed.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          {entry.unknown_fields.length > 0 && (
            <Text size="sm">
              Fields that were ignored: <span className="mono">{entry.unknown_fields.join(', ')}</span>
            </Text>
          )}
        </section>
      )}
      <Group gap="xs">
        <Button size="compact-sm" loading={replay.isPending} onClick={() => replay.mutate()}>
          Send again
        </Button>
        <Copy text={curl}>Copy as curl</Copy>
        {programs.map(({ language, name }) => {
          const code = asCode(language, entry);
          return (
            code !== null && (
              <Copy key={language} text={code}>
                {`Copy as ${name}`}
              </Copy>
            )
          );
        })}
        {mailing !== null && (
          <Link href={`/mailings/${mailing}`} className="opened-made">
            The mailing that it created
          </Link>
        )}
      </Group>
      <Trouble error={replay.error} />
      {replay.data !== undefined && (
        <section aria-label="Response to the repeated request">
          <Text size="sm" role="status">
            Status {replay.data.status}; it is the first row of the list.
          </Text>
          <JsonView value={replay.data.data ?? ''} label="Response to the repeated request" />
        </section>
      )}
      <Title order={3} size="h5">
        Request
      </Title>
      {request_body ? (
        <JsonView value={request_body} label="Body of the request" captioned />
      ) : (
        <Text size="sm">No body</Text>
      )}
      <JsonView value={request_headers} label="Headers of the request" captioned />
      <Title order={3} size="h5">
        Response
      </Title>
      {response_body === '' ? (
        <Text size="sm">No body</Text>
      ) : (
        <JsonView value={response_body} label="Body of the response" captioned />
      )}
      <JsonView value={response_headers} label="Headers of the response" captioned />
    </Stack>
  );
}
