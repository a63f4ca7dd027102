import type { Plugin } from 'vite';

/**
 * Puts the style sheet after the frame in the HTML: a browser paints what comes before a style sheet without waiting
 * for it, and runs the scripts only once it is loaded. Before the root, so that the component library's styles take
 * precedence.
 */
export function styleAfterFrame(): Plugin {
  return {
    name: 'style-after-frame',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const links = html.match(/ *<link rel="stylesheet"[^>]*>\n?/g) ?? [];
        const rest = links.reduce((text, link) => text.replace(link, ''), html);
        return rest.replace('    <div id="root">', (root) => `${links.join('')}${root}`);
      },
    },
  };
}
