const attention = new Set(['C/O', 'ATTN', 'ATTENTION', 'ATT']);

/** Whether a word opens the name of an addressee. */
export const isAttention = (word: string): boolean => attention.has(word);
