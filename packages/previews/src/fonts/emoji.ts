/** Emoji are here as a font of one colour: the renderer draws nothing of colour fonts. */

export const EMOJI_IN_ONE_COLOUR = 'Emoji are drawn in one colour here';

const EMOJI = /\p{Emoji_Presentation}(?!\uFE0E)|\p{Emoji}\uFE0F/u;

/** Whether a text has a character that browsers show in colour where they can. */
export const hasEmoji = (text: string): boolean => EMOJI.test(text);
