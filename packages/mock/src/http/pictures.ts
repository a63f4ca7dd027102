import type { Previewer } from '@direct-mail/previews';
import { Refusal } from '../account/base/refusal.ts';

/** What draws: `@direct-mail/previews`, an optional peer, loaded when the first picture is asked for. */
export type Pictures = Pick<Previewer, 'render' | 'dataGuide'>;

type Load = () => Promise<{ createPreviewer(): Pictures }>;

/**
 * Merge tags are read without the package; a picture is refused with the line that installs it.
 *
 * @throws Refusal of kind `NotImplemented` from `render` where `@direct-mail/previews` cannot be loaded
 */
export function lazyPictures(load: Load = () => import('@direct-mail/previews')): Pictures {
  let loading: Promise<Pictures> | undefined;
  const open = () => {
    loading ??= load().then(({ createPreviewer }) => createPreviewer(), refuse);
    // Tried again at the next picture: it may have been installed meanwhile.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return {
    render: async (piece, part) => (await open()).render(piece, part),
    dataGuide: async (creative) => (await import('@direct-mail/previews/merge-tags')).dataGuide(creative),
  };
}

function refuse(error: unknown): never {
  const reason = String(error instanceof Error ? error.message : error).split('\n')[0];
  throw new Refusal(
    'NotImplemented',
    `pictures are drawn by the package @direct-mail/previews, which cannot be loaded here. Install it beside the mock: npm i -D @direct-mail/previews; or start the server with it: npx -p @direct-mail/mock -p @direct-mail/previews direct-mail-mock (${/cannot find/i.test(reason ?? '') ? 'it is not installed' : reason})`,
  );
}
