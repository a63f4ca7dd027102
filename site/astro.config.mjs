import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { sidebar } from './content/sidebar.ts';

export default defineConfig({
  trailingSlash: 'always',
  cacheDir: './.cache',
  devToolbar: { enabled: false },
  integrations: [
    starlight({
      title: 'Direct Mail',
      favicon: '/favicon.svg',
      customCss: ['./src/generated/tokens.css', './src/styles/site.css'],
      sidebar: sidebar(),
      routeMiddleware: './src/reference-sidebar.ts',
      components: { SiteTitle: './src/components/SiteTitle.astro' },
      expressiveCode: { themes: ['github-dark', 'github-light'], styleOverrides: { borderRadius: '8px' } },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      credits: false,
    }),
  ],
});
