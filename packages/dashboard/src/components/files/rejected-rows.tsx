import { figure } from '@direct-mail/contract/words/figures';
import { Text } from '@mantine/core';
import { csvOf, fields } from '../../files/csv.ts';
import { Copy } from '../page/copy-as.tsx';

const SHOWN = 100;

interface Row {
  readonly line: number;
  readonly reason: string;
}

interface Props {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** The rejected rows of a file by line, and a download of them to correct and import again. */
export function RejectedRows({ rows, total }: Props) {
  if (rows.length === 0) return null;
  return (
    <>
      <ul className="warnings" aria-label="Rejected rows">
        {rows.slice(0, SHOWN).map(({ line, reason }) => (
          <li key={line}>
            Line {line}: {reason}
          </li>
        ))}
      </ul>
      {total > SHOWN && (
        <Text size="sm">
          … and {figure(total - SHOWN)} more; the copy below contains the first {figure(rows.length)}.
        </Text>
      )}
      <Copy text={csvOf(rows, fields<Row>('line', 'reason'))}>Copy errors as CSV</Copy>
    </>
  );
}
