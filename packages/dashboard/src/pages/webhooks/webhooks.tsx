import { figure } from '@direct-mail/contract/words/figures';
import { Table } from '@mantine/core';
import { control, type Webhook } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { CodeWord } from '../../components/page/code-word.tsx';
import { DataTable } from '../../components/page/data-table.tsx';
import { Empty } from '../../components/page/empty.tsx';
import { Loaded, Page } from '../../components/page/page.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { RowName } from '../../components/page/row-name.tsx';
import { Time } from '../../components/time/time.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { Spark } from './spark.tsx';
import { useNewestDeliveries, WebhookState } from './state.tsx';

const MOST = 10;

/** Up to ten webhooks; each receives every event of every mailing. */
export function Webhooks() {
  const query = useCall(['webhooks'], control('listWebhooks', {}));
  return (
    <Page
      title="Webhooks"
      lead={`${query.data?.length ?? '…'} of ${MOST}; each receives every event of every mailing. An event is accepted when an attempt gets a 200, and fails with its last retry`}
    >
      <Loaded query={query}>
        {(webhooks) => (
          <>
            {webhooks.length === 0 ? (
              <Empty title="No webhooks yet">
                Add one below. If you have no receiver, use the built-in one: it sends the response that you choose.
              </Empty>
            ) : (
              <DataTable
                label="Webhooks"
                head={['Receiver', 'Events', 'Attempts, 14 days', 'State']}
                phone={{ lines: [[1], [2, 4], [3]] }}
              >
                {webhooks.map((webhook) => (
                  <Row key={webhook.id} webhook={webhook} />
                ))}
              </DataTable>
            )}
            <Panel title="New webhook">
              <NewWebhook />
            </Panel>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Row({ webhook }: { readonly webhook: Webhook }) {
  const { id, url, created_at } = webhook;
  const newest = useNewestDeliveries(id);
  const last = newest[0]?.attempts.at(-1);
  return (
    <Table.Tr className="row">
      <RowName
        href={`/webhooks/${id}`}
        mono
        sub={
          last === undefined ? (
            <>
              created <Time at={created_at} />
            </>
          ) : (
            <>
              last attempt <Time at={last.at} />: {last.status ?? last.error ?? 'no response'}
            </>
          )
        }
      >
        <CodeWord>{url}</CodeWord>
      </RowName>
      <Table.Td>
        <Events webhook={webhook} />
      </Table.Td>
      <Table.Td>
        <Spark id={id} />
      </Table.Td>
      <Table.Td>
        <WebhookState webhook={webhook} newest={newest} />
      </Table.Td>
    </Table.Tr>
  );
}

/** The share of accepted events among the finished ones; an event fails with its last retry. */
function Events({ webhook: { delivered, failed, pending } }: { readonly webhook: Webhook }) {
  const number = (count: number): string => figure(count);
  const part = (delivered / (delivered + failed)) * 100;
  return (
    <div className="events">
      {delivered + failed === 0 ? (
        <span>none finished</span>
      ) : (
        <span>
          <b>{part.toFixed(part === 100 ? 0 : 1)} %</b> accepted
        </span>
      )}
      <span className="meter" data-bad={part < 95 ? '' : undefined} aria-hidden="true">
        <span style={{ width: `${part || 0}%` }} />
      </span>
      <span className="sub">
        {number(delivered)} accepted · {number(failed)} failed · {number(pending)} queued
      </span>
    </div>
  );
}
