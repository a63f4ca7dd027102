/** A side with the data of a piece, and what is found in the layouts of several pieces. */

import type { SideFinding } from '../merge-tags/findings.ts';
import { CreativeError } from '../merge-tags/limits.ts';
import { templateVariables } from '../merge-tags/template-variables.ts';
import { filledTemplate, parseTemplate } from '../merge-tags/templates.ts';
import type { PreviewPiece } from '../types.ts';

/** The data that fills a side for its layout. */
export type CheckedPiece = Pick<PreviewPiece, 'merge_tags' | 'recipient' | 'address'>;

/** Fills in the template, and keeps the marks of its elements unless they would exceed the size limit of a side. */
export function filledSide(marked: string, html: string, piece: CheckedPiece, now: string) {
  const scope = templateVariables(piece);
  try {
    return filledTemplate(parseTemplate(marked), scope, now);
  } catch (error) {
    if (!(error instanceof CreativeError)) throw error;
    return filledTemplate(parseTemplate(html), scope, now);
  }
}

export const identity = ({ code, line, column, page }: SideFinding): string => [code, line, column, page].join();

/** The findings of a row that no earlier layout had. */
export function ofRow(
  findings: readonly SideFinding[],
  seen: Set<string>,
  { row, key }: { readonly row: number; readonly key: string },
): SideFinding[] {
  return findings.flatMap((one) => {
    if (seen.has(identity(one))) return [];
    seen.add(identity(one));
    return [{ ...one, message: `${one.message}: row ${row}, where “${key}” is longest`, row, key }];
  });
}
