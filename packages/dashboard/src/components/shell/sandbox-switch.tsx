import { NativeSelect } from '@mantine/core';
import { control } from '../../api/control.ts';
import { chooseSandbox, chosenSandbox } from '../../api/sandbox.ts';
import { useCall } from '../../api/use-call.ts';

/** Chooses the account of the tab; shown if there is more than one. */
export function SandboxSwitch() {
  const { data = [] } = useCall(['sandboxes'], control('listSandboxes', {}));
  const first = data[0]?.id;
  if (data.length < 2 && chosenSandbox() === null) return null;
  return (
    <NativeSelect
      size="xs"
      aria-label="Account"
      className="sandbox-switch"
      data={data.map(({ id }) => id)}
      value={chosenSandbox() ?? first}
      onChange={(event) => {
        const id = event.currentTarget.value;
        chooseSandbox(id === first ? null : id);
      }}
    />
  );
}
