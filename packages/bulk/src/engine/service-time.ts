import { readDateTime } from '@direct-mail/contract/words/date-time';

/** A time that the service wrote, in milliseconds since 1970: without a zone it is UTC (D12), wherever this machine is. Not a number if it cannot be read. */
export const timeOf = (text: string): number => readDateTime(text)?.instant ?? Date.parse(text);
