import { limits } from '../generated/limits.ts';

const pattern = new RegExp(limits.components.ZipCode.pattern);

/** What a ZIP code is, in a message: `zip_code must be …`. */
export const zipCodeForm = 'a ZIP code: five digits, or ZIP+4 such as 94043-1351';

/** Whether a text is a ZIP code of the United States, as the document's `ZipCode` says, and not empty (D119). */
export const isZipCode = (text: string): boolean => text.trim() !== '' && pattern.test(text);
