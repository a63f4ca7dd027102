import { SegmentedControl } from '@mantine/core';
import { useBearers } from '../../api/use-call.ts';

export type TokenKind = 'service' | 'test';

interface Props {
  readonly value: TokenKind;
  readonly onChange: (value: TokenKind) => void;
  /** What is sent, such as `this piece`. */
  readonly what: string;
}

/** Chooses the token, and says before sending that production counts. */
export function TokenChoice({ value, onChange, what }: Props) {
  return (
    <>
      <SegmentedControl
        aria-label="Token"
        className="wrapping"
        value={value}
        onChange={(chosen) => onChange(chosen as TokenKind)}
        data={[
          { value: 'test', label: 'Test token, costs nothing' },
          { value: 'service', label: 'Production token' },
        ]}
      />
      {value === 'service' && (
        <p className="warnings unfinished" role="status">
          <b>Production:</b> {what} is real mail of this account: it is charged, counts in statistics and budgets, and
          is reported to your webhooks. Nothing leaves this machine.
        </p>
      )}
    </>
  );
}

/** The test token if the account has one, otherwise production, the only one then. */
export function useFirstToken(): TokenKind {
  const { data } = useBearers();
  return data !== undefined && data.test === null ? 'service' : 'test';
}
