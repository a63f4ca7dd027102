import type { Previewer, PreviewerOptions } from '@direct-mail/previews';
import { invalid, Refusal } from '../account/base/refusal.ts';

/** The renderer of pictures, `@direct-mail/previews`: an optional peer, loaded for the first picture. */
export type Pictures = Pick<Previewer, 'render' | 'dataGuide' | 'check'>;

/** The renderer that the caller chose; Takumi by default. */
export type PictureOptions = Pick<PreviewerOptions, 'renderer' | 'chromium'>;

type Load = () => Promise<{ createPreviewer(options: PictureOptions): Pictures }>;

/**
 * Without the package, merge tags are still read; a picture or a check is rejected with the command that installs it.
 *
 * @throws Refusal of kind `ValidationError` for what the package rejects, such as a misspelt format
 * @throws Refusal of kind `NotImplemented` from `render` and `check` if `@direct-mail/previews` or the requested Chromium cannot be loaded
 */
export function lazyPictures(
  options: PictureOptions = {},
  // Because of the `catch`, esbuild leaves the import alone where the package is not installed.
  load: Load = () => import('@direct-mail/previews').catch((error: unknown) => Promise.reject(error)),
): Pictures {
  let loading: Promise<Pictures> | undefined;
  const open = () => {
    loading ??= load().then((previews) => previews.createPreviewer(options), refuse);
    // Tries again at the next picture, since the package may have been installed meanwhile.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return {
    render: async (piece, part) => {
      const previewer = await open();
      return previewer.render(piece, part).catch((error: unknown) => {
        if (!(error instanceof Error) || error.name !== 'ChromiumUnavailable') return refuseInput(error);
        throw new Refusal('NotImplemented', error.message);
      });
    },
    check: async (html, options) => (await open()).check(html, options).catch(refuseInput),
    dataGuide: async (creative) => (await import('@direct-mail/previews/merge-tags')).dataGuide(creative),
  };
}

/** D03: a draft or fixture whose format is a misspelling of a known one. */
function refuseInput(error: unknown): never {
  if (error instanceof Error && error.name === 'PreviewInputError') throw invalid(error.message);
  throw error;
}

function refuse(error: unknown): never {
  throw new Refusal('NotImplemented', missingText(error));
}

/** The message when the renderer cannot be loaded: what to install. */
export function missingText(error: unknown): string {
  const text = String(error instanceof Error ? (error.cause ?? error) : error);
  // The loader's message holds paths of this machine, so only whether the package is installed is reported.
  const reason = /cannot find|not found|failed to resolve/i.test(text) ? 'is not installed' : 'cannot be loaded';
  return `Drawing previews and checking artwork require @direct-mail/previews, which ${reason}. In a project: npm i -D @direct-mail/previews. As a server: npx -p @direct-mail/mock -p @direct-mail/previews direct-mail-mock`;
}
