import { figure } from '@direct-mail/contract/words/figures';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { control, type Due } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { receiverOf } from '../../components/activity/feed.tsx';
import { StateChip } from '../../components/mail/state-chip.tsx';
import { Empty } from '../../components/page/empty.tsx';
import { Isolated } from '../../components/page/isolated.tsx';
import { Loaded } from '../../components/page/page.tsx';
import { rowsPerPage } from '../../components/page/pager.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { formatDay, formatTime, Time } from '../../components/time/time.tsx';

/** How many entries are shown at first and added by each click; the control API's maximum. */
const STEP = 50;
const MOST = 1000;

/** The next due events by name, grouped by day. */
export function DueList() {
  const [shown, setShown] = useState(() => rowsPerPage(STEP));
  const agenda = useCall(['agenda', shown], control('listAgenda', { query: { limit: shown } }));
  const webhooks = useCall(['webhooks'], control('listWebhooks', {}));
  const webhookOf = (url: string): string | undefined => webhooks.data?.find((each) => each.url === url)?.id;
  return (
    <Loaded query={agenda}>
      {(due) =>
        due.length === 0 ? (
          <Empty title="Nothing is due">No mailing, webhook event or data request is waiting.</Empty>
        ) : (
          <Panel title="Due next">
            <div className="feed">
              {[...Map.groupBy(due, ({ at }) => at.slice(0, 10))].map(([day, items]) => (
                <section key={day} aria-label={formatDay(Date.parse(day))}>
                  <h3 className="feed-day">{formatDay(Date.parse(day))}</h3>
                  <ul>
                    {items.map((item) => (
                      <Line key={`${item.kind} ${item.id}`} item={item} webhook={webhookOf(item.name)} />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
            {due.length >= shown && (
              <Group gap="sm" mt="sm">
                <Text size="sm">The next {figure(shown)}; more may fall due later.</Text>
                {shown < MOST && (
                  <Button variant="default" size="compact-sm" onClick={() => setShown(Math.min(MOST, shown * 4))}>
                    Show more
                  </Button>
                )}
              </Group>
            )}
          </Panel>
        )
      }
    </Loaded>
  );
}

interface LineProps {
  readonly item: Due;
  /** The id of a delivery's webhook. */
  readonly webhook: string | undefined;
}

function Line({ item, webhook }: LineProps) {
  const { kind, id, at, what, name, about } = item;
  return (
    <li className="feed-line" data-kind={kind}>
      <time dateTime={at}>{formatTime(Date.parse(at))}</time>
      <span className="feed-kind" aria-hidden="true" />
      <span className="feed-what">
        {kind === 'data_subject_request' ? what.replaceAll('_', ' ') : <StateChip state={what} />}
      </span>
      {kind === 'delivery' && webhook === undefined ? (
        <span className="feed-name mono">{name}</span>
      ) : (
        <Link href={hrefOf(kind, id, webhook)} data-row className="row-link feed-name">
          <Isolated>{kind === 'delivery' ? (about ?? 'this webhook') : name}</Isolated>
        </Link>
      )}
      <span className="sub feed-words">
        {kind === 'delivery' ? `webhook attempt at ${receiverOf(name)}` : words[kind]} <Time at={at} />
      </span>
    </li>
  );
}

const words: Readonly<Record<Exclude<Due['kind'], 'delivery'>, string>> = {
  mailing: 'leaves this state',
  data_subject_request: 'data request advances',
};

function hrefOf(kind: Due['kind'], id: string, webhook: string | undefined): string {
  if (kind === 'mailing') return `/mailings/${id}`;
  return kind === 'delivery' ? `/webhooks/${webhook}?delivery=${id}` : '/privacy';
}
