import type { Plugin } from 'vite';

/**
 * Puts the style sheet behind the frame that the HTML holds: a browser paints what comes before a style sheet without waiting for it,
 * and runs the scripts only once it is there. Before the root, because what the component library writes there has the last word.
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
