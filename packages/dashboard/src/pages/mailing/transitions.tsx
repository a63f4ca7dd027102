import { Button, Group, Stack, Text } from '@mantine/core';
import { control, type Mailing } from '../../api/control.ts';
import { useSend } from '../../api/use-call.ts';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { Trouble } from '../../components/page/page.tsx';
import { Time } from '../../components/time/time.tsx';

/** A button for every state that the mailing can go to next (D06). */
export function Transitions({ mailing }: { readonly mailing: Mailing }) {
  const move = useSend<Mailing>();
  const { id, next, possible_states: states } = mailing;
  if (states.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        None: <b>{mailing.state.replaceAll('_', ' ')}</b> is a final state.
      </Text>
    );
  }
  const call = (state: string) =>
    control('transitionMailing', { params: { id }, body: { state: state as Mailing['possible_states'][number] } });
  const first = happyFirst(states)[0] ?? '';
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {next === null ? (
          'It stays in this state until it is changed by hand.'
        ) : (
          <>
            It changes automatically <Time at={next.at} />, or now:
          </>
        )}
      </Text>
      <Group gap={6}>
        {happyFirst(states).map((state) => (
          <Button
            key={state}
            size="compact-sm"
            variant={happy.includes(state) ? 'filled' : 'default'}
            disabled={move.isPending}
            onClick={() => move.mutate(call(state))}
          >
            {state.replaceAll('_', ' ')}
          </Button>
        ))}
      </Group>
      <Trouble error={move.error} />
      <CopyAs call={call(first)} />
    </Stack>
  );
}

const happy: readonly string[] = ['production', 'mailed', 'delivered'];

/** The states of a delivered piece come first. */
const happyFirst = <State extends string>(states: readonly State[]): State[] =>
  [...states].sort((a, b) => Number(happy.includes(b)) - Number(happy.includes(a)));
