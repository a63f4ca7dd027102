import { UsageError } from '@direct-mail/terminal/failure';

/** `0.05` and `5%`, from 0 to below 1. @throws UsageError that names the option */
export function shareOf(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined;
  const match = /^(\d+(?:\.\d+)?)(%?)$/.exec(text);
  const value = match ? Number(match[1]) / (match[2] === '%' ? 100 : 1) : Number.NaN;
  if (!(value >= 0 && value < 1))
    throw new UsageError(`${option}: expected a share from 0 to below 1, such as 0.05 or 5%`);
  return value;
}
