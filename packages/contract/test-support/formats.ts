import * as z from 'zod';

/**
 * What the document's formats mean here: zod's meaning, so that document and schemas cannot differ by what two
 * libraries think an e-mail or a date is.
 */
export const formats = {
  'date-time': z.regexes.datetime({ offset: true }),
  uuid: z.regexes.guid,
  uri: (value: string) => URL.canParse(value),
  double: true,
} as const;
