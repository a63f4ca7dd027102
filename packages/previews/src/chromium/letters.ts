import type { PreviewPiece } from '../types.ts';

/** All text that may be printed, as far as it is known in advance. */
export const lettersOf = ({ front_html, back_html, merge_tags, recipient, address, return_address }: PreviewPiece) =>
  new Set(
    `${front_html ?? ''}${back_html ?? ''}${JSON.stringify([merge_tags, recipient, address, return_address])}`.replace(
      /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi,
      (_all, hex?: string, decimal?: string) => {
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : '';
      },
    ),
  );
