import { Choices } from '../../components/forms/choices.tsx';

const DAY = 86_400_000;
const spans = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '', label: 'All' },
] as const;

interface Props {
  readonly window: { readonly start_date: string; readonly end_date: string };
  /** The mock's time. */
  readonly now: number;
  readonly onChoose: (dates: { readonly from: string; readonly to: string }) => void;
}

/** Common periods, ending on the clock's current day. */
export function Period({ window, now, onChoose }: Props) {
  const datesOf = (days: string) => {
    if (days === '') return { from: '', to: '' };
    return { from: dateOf(now - (Number(days) - 1) * DAY), to: dateOf(now) };
  };
  const chosen = spans.find(({ value }) => {
    const { from, to } = datesOf(value);
    return from === window.start_date && to === window.end_date;
  });
  return (
    <Choices
      label="Period"
      data={spans}
      value={chosen?.value ?? 'none of them'}
      onChange={(value) => onChoose(datesOf(value))}
    />
  );
}

const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
