import { satteri } from '@astrojs/markdown-satteri';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { sidebar } from './content/sidebar.ts';
import { tableLabels } from './content/table-labels.ts';

/** Blocks that are too wide become regions that scroll by keyboard, and two regions must not have one name. */
const namedBlocks = {
  name: 'named blocks',
  hooks: {
    postprocessRenderedBlock: ({ codeBlock, renderData }) => {
      const index = (codeBlock.parentDocument?.positionInDocument?.groupIndex ?? 0) + 1;
      const name = (node) => {
        if (node.tagName === 'pre') node.properties.ariaLabel = `Code ${index}`;
        for (const child of node.children ?? []) name(child);
      };
      name(renderData.blockAst);
    },
  },
};

export default defineConfig({
  trailingSlash: 'always',
  cacheDir: './.cache',
  devToolbar: { enabled: false },
  markdown: { processor: satteri({ hastPlugins: [tableLabels] }) },
  integrations: [
    starlight({
      title: 'Direct Mail',
      favicon: '/favicon.svg',
      customCss: ['./src/generated/tokens.css', './src/styles/site.css'],
      sidebar: sidebar(),
      routeMiddleware: './src/reference-sidebar.ts',
      components: {
        SiteTitle: './src/components/SiteTitle.astro',
        SocialIcons: './src/components/Links.astro',
        Banner: './src/components/PhoneLinks.astro',
        PageTitle: './src/components/PageTitle.astro',
      },
      expressiveCode: {
        themes: ['github-dark', 'github-light'],
        styleOverrides: { borderRadius: '8px', frames: { shadowColor: 'transparent' } },
        plugins: [namedBlocks],
        // Nothing is cut at the right: a long line goes on below, indented.
        defaultProps: { wrap: true, preserveIndent: true },
      },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      credits: false,
      head: [{ tag: 'script', attrs: { src: '/scrolling.js', defer: true } }],
    }),
  ],
});
