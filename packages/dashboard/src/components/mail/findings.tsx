import { UnstyledButton } from '@mantine/core';
import type { ResponseOf } from '../../api/control.ts';

export type Finding = ResponseOf<'checkArtwork'>['findings'][number];

interface Props {
  readonly findings: readonly Finding[];
  /** To the line in the HTML; without it a finding is text. */
  readonly onLine?: (side: 'front' | 'back', line: number) => void;
}

/** What preflight found, errors first, each with what to do about it. */
export function Findings({ findings, onLine }: Props) {
  if (findings.length === 0) return <p className="sub">Nothing to mend.</p>;
  return (
    <ul className="findings">
      {findings.map((finding, index) => {
        const { severity, message, remedy, side, line } = finding;
        const place = line === undefined ? side : `${side}, line ${line}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be found twice
          <li key={`${finding.code} ${place} ${index}`} data-severity={severity}>
            <b>{severity}</b>{' '}
            {line !== undefined && onLine !== undefined ? (
              <UnstyledButton className="finding-line" onClick={() => onLine(side, line)}>
                {place}
              </UnstyledButton>
            ) : (
              <span className="sub">{place}</span>
            )}
            <div>{message}</div>
            <div className="sub">{remedy}</div>
          </li>
        );
      })}
    </ul>
  );
}
