import type { ArtworkFinding } from '@direct-mail/contract/control/generated/models';
import { isProgramText } from '@direct-mail/contract/words/program-text';
import { zipAddon } from '../account/addresses/addresses.ts';
import type { Account } from '../account/store/account.ts';
import type { ArtworkRow, MailingRow } from '../account/store/rows.ts';

/** How many pieces, those drawn last, have their warnings kept. */
const REMEMBERED = 10_000;

/** Warnings from drawing pieces, by mailing; kept as long as the mock runs. */
export class DrawnWarnings {
  readonly #byMailing = new Map<string, Map<'front' | 'back', readonly string[]>>();

  put(mailing: string, side: 'front' | 'back', warnings: readonly string[]): void {
    const sides = this.#byMailing.get(mailing) ?? new Map<'front' | 'back', readonly string[]>();
    sides.set(side, warnings);
    this.#byMailing.delete(mailing);
    this.#byMailing.set(mailing, sides);
    if (this.#byMailing.size > REMEMBERED) this.#byMailing.delete(this.#byMailing.keys().next().value as string);
  }

  of(mailing: string): ArtworkFinding[] {
    const said = new Set<string>();
    return [...(this.#byMailing.get(mailing) ?? [])].flatMap(([side, warnings]) =>
      warnings.flatMap((message) => {
        // Findings about merge tags are reported with their lines, drawn or not.
        if (said.has(message) || message.startsWith('{{')) return [];
        said.add(message);
        const remedy = 'Check the artwork to see where it is and how to fix it';
        return [{ code: 'not-drawn', severity: 'warning', message, remedy, side }];
      }),
    );
  }
}

type Merge = typeof import('@direct-mail/previews/merge-tags');
type Wanted = { readonly side: 'front' | 'back'; readonly tags: ReturnType<Merge['wantedTags']> }[];

const read = new WeakMap<ArtworkRow, Wanted>();

/** Errors and warnings about what the data of pieces does not fill, and the warnings from drawing those that were drawn. */
export async function findingsOf(
  account: Account,
  mailings: readonly MailingRow[],
  drawn: DrawnWarnings,
): Promise<ArtworkFinding[][]> {
  const artworks = mailings.map((row) => account.artwork.get(row.artwork_id));
  const rows = mailings.map((row) => ({
    row,
    ...(row.address !== null && { address: { ...row.address, ...zipAddon(row.address) } }),
  }));
  const needed = artworks.some((artwork) => artwork !== undefined && hasTags(artwork));
  const merge = needed ? await import('@direct-mail/previews/merge-tags') : undefined;
  return rows.map(({ row, address }, index) => {
    const artwork = artworks[index];
    // After an erasure there is no recipient to check the piece for (D35).
    if (row.recipient === null) return [];
    const unfilled =
      merge === undefined || artwork === undefined || !hasTags(artwork)
        ? []
        : wantedOf(merge, artwork).flatMap(({ side, tags }) =>
            merge
              .unfilledTags(tags, { merge_tags: row.merge_tags, recipient: { ...row.recipient }, address })
              .filter(({ severity }) => severity !== 'info')
              .map((finding) => ({ ...finding, side })),
          );
    return [
      ...mistakenRecipient(row.recipient, account.creatives.get(row.creative_id)?.format),
      ...unfilled,
      ...drawn.of(row.id),
    ];
  });
}

/** Fields that are printed in the address whatever the artwork, and hold what programs write for a missing value. */
const mistakenRecipient = (
  recipient: NonNullable<MailingRow['recipient']>,
  format: string | undefined,
): ArtworkFinding[] =>
  Object.entries(recipient).flatMap(([key, value]) =>
    value !== null && isProgramText(value)
      ? {
          code: 'merge-tag-value',
          severity: 'error',
          message: `recipient.${key} is filled with the word “${value.trim()}”, which is printed`,
          remedy: 'Send the text that is meant, or leave the field out',
          key,
          side: format?.startsWith('letter') ? 'front' : 'back',
        }
      : [],
  );

const hasTags = ({ front_html, back_html }: ArtworkRow) => /\{[{%]/.test(`${front_html ?? ''}${back_html ?? ''}`);

function wantedOf({ wantedTags }: Merge, artwork: ArtworkRow): Wanted {
  const known = read.get(artwork);
  if (known !== undefined) return known;
  const wanted = (['front', 'back'] as const).map((side) => ({
    side,
    tags: wantedTags(artwork[`${side}_html`] ?? ''),
  }));
  read.set(artwork, wanted);
  return wanted;
}
