import type { ImageStore, PreviewPart, PreviewPiece, Renderer } from '@direct-mail/previews';
import { invalid } from '../account/base/refusal.ts';
import { toIso } from '../account/base/time.ts';
import { nameOf } from '../account/people/recipient-names.ts';
import type { DraftPreviewer } from '../control/context.ts';
import type { Pictures } from './pictures.ts';
import { type DrawnWarnings, findingsOf } from './piece-findings.ts';

/** The recipient of a draft that has no recipient, or none with an address. */
const sampleName = { first_name: 'Sam', last_name: 'Sample' };
const sampleAddress = {
  address_1: '1 Main St',
  city: 'Springfield',
  state: 'IL',
  postal_code: '62701',
};

/** Rejects templates that can never be filled in; loads nothing for artwork without merge tags. */
function checkTemplates(sides: Parameters<DraftPreviewer['check']>[0]): Promise<void> | undefined {
  const written = sides.filter(({ html }) => html !== null && html !== undefined && /\{[{%]/.test(html));
  if (written.length === 0) return undefined;
  return import('@direct-mail/previews/merge-tags').then(({ templateProblem }) => {
    for (const { name, html } of written) {
      const problem = templateProblem(html as string);
      if (problem !== null) throw invalid(`${name}: ${problem}`);
    }
  });
}

/** Renders artwork that is not saved yet, for the dashboard's editor. */
export function createDraftPreviewer(previewer: Pictures, now: () => number, drawn: DrawnWarnings): DraftPreviewer {
  return {
    dataGuide: (artwork) => previewer.dataGuide(artwork),
    check: checkTemplates,
    found: (account, mailings) => findingsOf(account, mailings, drawn),
    async look({ front_html, back_html, ...asked }, images) {
      const options = { ...asked, images: images as ImageStore, now: toIso(now()) };
      const side = async (name: 'front' | 'back', html: string | null | undefined) =>
        html ? previewer.check(html, { ...options, side: name }) : null;
      const [front, back] = [await side('front', front_html), await side('back', back_html)];
      const findings = [...(front?.findings ?? []), ...(back?.findings ?? [])];
      const ok = findings.every(({ severity }) => severity === 'info');
      const overlays = { front: front?.overlays ?? null, back: back?.overlays ?? null };
      return { ok, findings, overlays, renderer: (front ?? back)?.renderer ?? 'takumi' };
    },
    async preview({ proof = false, ...artwork }, images) {
      const guide = await previewer.dataGuide(artwork);
      const recipient = recipientOf(artwork.recipient ?? {});
      const { state, ...lines } = recipient;
      const piece: PreviewPiece = {
        id: 'sketch',
        ...artwork,
        merge_tags: artwork.merge_tags ?? guide.sample,
        recipient,
        address: { ...lines, name: addressee(recipient), state_name: state },
        now: toIso(now()),
        images: images as ImageStore,
      };
      const warnings = new Set<string>();
      let renderer: Renderer = 'takumi';
      const draw = async (part: PreviewPart): Promise<string> => {
        const drawn = await previewer.render(piece, part);
        renderer = drawn.renderer;
        for (const warning of drawn.warnings) warnings.add(warning);
        return `data:${drawn.contentType};base64,${base64(drawn.bytes)}`;
      };
      const front = await draw(proof ? 'front_proof' : 'front');
      const back = artwork.format.startsWith('letter') ? null : await draw(proof ? 'back_proof' : 'back');
      return { front, back, warnings: [...warnings], renderer, data_guide: guide };
    },
  };
}

type Recipient = Readonly<Record<string, string | null | undefined>>;

/** All names are the caller's or all are the sample's: a given `full_name` never comes with the sample's first name (D61). */
function recipientOf(given: Recipient): Recipient {
  const named = ['full_name', 'first_name', 'last_name'].some((field) => (given[field] ?? '') !== '');
  return { ...sampleAddress, ...(named ? {} : sampleName), ...given };
}

const addressee = ({ full_name, first_name, last_name }: Recipient): string =>
  nameOf({ full_name: full_name || null, first_name: first_name || null, last_name: last_name || null }) ?? '';

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
