import { UnstyledButton } from '@mantine/core';
import type { ResponseOf } from '../../api/control.ts';
import { keyed } from '../page/keyed.ts';

export type Finding = ResponseOf<'checkArtwork'>['findings'][number];

interface Props {
  readonly findings: readonly Finding[];
  /** Jumps to the line in the HTML; without it findings are plain text. */
  readonly onLine?: (side: 'front' | 'back', line: number) => void;
}

/** The findings of a check, errors first, each with a remedy. */
export function Findings({ findings, onLine }: Props) {
  if (findings.length === 0) return <p className="sub">Nothing to fix in the artwork.</p>;
  return (
    <ul className="findings">
      {keyed(findings, ({ code, side, line }) => `${code} ${side} ${line}`).map(({ key, item }) => {
        const { severity, message, remedy, side, line } = item;
        const place = line === undefined ? side : `${side}, line ${line}`;
        return (
          <li key={key} data-severity={severity}>
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
