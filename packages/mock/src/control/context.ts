import type {
  ArtworkCheck,
  ArtworkFinding,
  ArtworkPreview,
  CheckedArtwork,
  DataGuide,
  DraftArtwork,
} from '@direct-mail/contract/control/generated/models';
import type { Account } from '../account/store/account.ts';
import type { MailingRow } from '../account/store/rows.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import type { SandboxRegistry } from '../sandbox/sandbox-registry.ts';

/** What a control call works on: the selected account, and its mock. */
export interface ControlContext {
  readonly account: Account;
  readonly sandbox: Sandbox;
  readonly registry: SandboxRegistry;
  /** The base address of preview URLs. */
  readonly baseUrl: string;
  readonly drafts: DraftPreviewer;
  /** Headers of the response, such as the total of a list; unused in process. */
  readonly headers: Record<string, string>;
  /** Aborted when the caller disconnects; undefined in process. */
  readonly signal?: AbortSignal | undefined;
}

/** Renders artwork that is not saved. Injected, because rendering is heavy and loaded with the first call. */
export interface DraftPreviewer {
  dataGuide(artwork: Pick<DraftArtwork, 'format' | 'front_html' | 'back_html'>): Promise<DataGuide>;
  /** Rejects with a refusal that names the first side with invalid merge tags, and the line. */
  check(
    sides: readonly { readonly name: string; readonly html: string | null | undefined }[],
  ): Promise<void> | undefined;
  preview(artwork: DraftArtwork, images: ReadonlyMap<string, Uint8Array>): Promise<ArtworkPreview>;
  /** The findings of pieces rendered so far: one list for each, in their order. */
  found(account: Account, mailings: readonly MailingRow[]): Promise<readonly (readonly ArtworkFinding[])[]>;
  look(artwork: CheckedArtwork, images: ReadonlyMap<string, Uint8Array>): Promise<ArtworkCheck>;
}
