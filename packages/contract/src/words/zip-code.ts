/** Whether a text is a ZIP code of the United States: five digits, or ZIP+4 with or without its hyphen. Nothing is cut from another (D119). */
export const isZipCode = (text: string): boolean => /^\s*\d{5}(?:-?\d{4})?\s*$/.test(text);
