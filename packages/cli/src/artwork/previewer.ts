import type { ChromiumOptions, Previewer, Renderer } from '@direct-mail/previews';
import { UsageError } from '@direct-mail/terminal/failure';
import { needPackages } from '../set-up/need-packages.ts';

interface ChromiumValues {
  readonly chromium: string | undefined;
  readonly chromiumNoSandbox: boolean;
}

const chromiumOf = ({ chromium: path, chromiumNoSandbox }: ChromiumValues): ChromiumOptions => ({
  ...(path === undefined ? {} : { path }),
  sandbox: !chromiumNoSandbox,
});

/** Why Chromium is not used where it may be; undefined if nothing is known to be in its way. */
export async function whyNoChromium(values: ChromiumValues): Promise<string | undefined> {
  const { findChromium } = await import('@direct-mail/previews');
  const found = await findChromium(chromiumOf(values));
  return 'missing' in found ? found.missing : undefined;
}

/** What draws artwork. A Chromium that is not there, or cannot start, is for the user to install or allow. */
export async function openPreviewer(renderer: Renderer | 'auto', values: ChromiumValues): Promise<Previewer> {
  await needPackages(['@direct-mail/previews']);
  const { ChromiumUnavailable, createPreviewer } = await import('@direct-mail/previews');
  const previewer = createPreviewer({ renderer, chromium: chromiumOf(values) });
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
