const PROGRAM_TEXT = /^(?:\s*(?:undefined|null|NaN|None|nil|#N\/A|#REF!|#VALUE!|\[object Object\])(?!\w))+\s*$/;

/** Whether a text is only what programs write for a missing value, such as `undefined undefined` from a template string. */
export const isProgramText = (text: string): boolean => PROGRAM_TEXT.test(text);
