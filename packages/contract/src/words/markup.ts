/** Control characters that XML 1.0 cannot represent, except tab and line ends. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

/** A text for the content or an attribute of HTML and XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(CONTROL, '').replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
