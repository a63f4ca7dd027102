import { counted } from '@direct-mail/contract/words/figures';
import { Link } from 'wouter';
import { control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';

/** Says that fault rules are active, so that no one looks for another cause of the failures. */
export function FaultChip() {
  const { data } = useCall(['faults'], control('listFaults', {}));
  const count = data?.length ?? 0;
  if (count === 0) return null;
  return (
    <Link href="/faults" className="fault-chip">
      {counted(count, 'fault')}
    </Link>
  );
}
