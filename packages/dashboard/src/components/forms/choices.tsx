import { figure } from '@direct-mail/contract/words/figures';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly data: readonly {
    readonly value: string;
    readonly label: string;
    readonly count?: number;
    /** The kind whose colour mark the choice shows, so that the filter is the legend of the feed. */
    readonly kind?: string;
  }[];
}

/** A filter that shows all choices, each with its number of rows. */
export function Choices({ label, value, onChange, data }: Props) {
  return (
    <fieldset className="choices">
      <legend className="sr">{label}</legend>
      {data.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className="choice"
          aria-pressed={value === choice.value}
          onClick={() => onChange(choice.value)}
        >
          {choice.kind !== undefined && <span className="feed-kind" data-kind={choice.kind} aria-hidden="true" />}
          {choice.label}
          {choice.count !== undefined && <span className="choice-count">{figure(choice.count)}</span>}
        </button>
      ))}
    </fieldset>
  );
}
