import type { ImageStore, PreviewPart, PreviewPiece } from '@direct-mail/previews';
import { toIso } from '../account/base/time.ts';
import type { ControlArtwork } from '../control/context.ts';
import type { Pictures } from './pictures.ts';

/** Somebody to see a piece with, who is nobody. */
const sampleRecipient = {
  full_name: 'Sam Sample',
  first_name: 'Sam',
  last_name: 'Sample',
  address_1: '1 Main St',
  city: 'Springfield',
  state: 'IL',
  postal_code: '62701',
};

/** Draws artwork that is not saved yet, for the editor of the dashboard. */
export function createSketcher(previewer: Pictures, now: () => number): ControlArtwork {
  return {
    dataGuide: (artwork) => previewer.dataGuide(artwork),
    async preview(artwork, images) {
      const guide = await previewer.dataGuide(artwork);
      const recipient = { ...sampleRecipient, ...artwork.recipient };
      const { state, ...lines } = recipient;
      const piece: PreviewPiece = {
        id: 'sketch',
        ...artwork,
        merge_tags: artwork.merge_tags ?? guide.sample,
        recipient,
        address: { ...lines, name: recipient.full_name, state_name: state },
        now: toIso(now()),
        images: images as ImageStore,
      };
      const warnings = new Set<string>();
      const draw = async (part: PreviewPart): Promise<string> => {
        const drawn = await previewer.render(piece, part);
        for (const warning of drawn.warnings) warnings.add(warning);
        return `data:${drawn.contentType};base64,${base64(drawn.bytes)}`;
      };
      const front = await draw('front');
      const back = artwork.format.startsWith('letter') ? null : await draw('back');
      return { front, back, warnings: [...warnings], data_guide: guide };
    },
  };
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
