import type { Previewer, Renderer } from '@direct-mail/previews';
import { UsageError } from '@direct-mail/terminal/failure';
import { needPackages } from '../set-up/need-packages.ts';

interface ChromiumValues {
  readonly chromium: string | undefined;
  readonly chromiumNoSandbox: boolean;
}

/** What draws artwork. A Chromium that is not there, or cannot start, is for the user to install or allow. */
export async function openPreviewer(renderer: Renderer | 'auto', values: ChromiumValues): Promise<Previewer> {
  await needPackages(['@direct-mail/previews']);
  const { ChromiumUnavailable, createPreviewer } = await import('@direct-mail/previews');
  const { chromium: path, chromiumNoSandbox } = values;
  const chromium = { ...(path === undefined ? {} : { path }), sandbox: !chromiumNoSandbox };
  const previewer = createPreviewer({ renderer, chromium });
  const explained = (error: unknown): never => {
    if (error instanceof ChromiumUnavailable) throw new UsageError(error.message);
    throw error;
  };
  return {
    ...previewer,
    render: (piece, part) => previewer.render(piece, part).catch(explained),
    check: (html, options) => previewer.check(html, options).catch(explained),
  };
}
