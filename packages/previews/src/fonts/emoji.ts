/** The available emoji font has one colour, because the renderer does not draw colour fonts. */

export const EMOJI_IN_ONE_COLOUR = 'Emoji are drawn in one colour here';

const EMOJI = /\p{Emoji_Presentation}(?!\uFE0E)|\p{Emoji}\uFE0F/u;

/** Whether a text has a character that browsers show in colour if they can. */
export const hasEmoji = (text: string): boolean => EMOJI.test(text);
