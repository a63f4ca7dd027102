/** Size limit of a response, in decompressed bytes. */
export const largestResponse = 64 * 2 ** 20;
/** The largest part of an error's body that is read and kept, in bytes. */
export const largestErrorBody = 2 ** 16;
