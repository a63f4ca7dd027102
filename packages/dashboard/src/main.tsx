import './styles/mantine.ts';
import '@fontsource/source-serif-4/latin-600.css';
import './styles/base.css';
import './styles/shell.css';
import './styles/pages.css';
import './styles/columns.css';
import './styles/tables.css';
import './styles/piece.css';
import './styles/mail-list.css';
import './styles/creative.css';
import './styles/lists.css';
import './styles/faults.css';
import './styles/cards.css';
import './styles/state.css';
import './styles/time.css';
import './styles/feed.css';
import './styles/charts.css';
import './styles/settings.css';
import './styles/phone.css';
import './styles/print.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followChanges } from './api/live.ts';
import { App } from './app.tsx';
import { cssVariables, theme } from './theme.ts';

const queries = new QueryClient({
  // The live stream says when data is stale. The server is local, so a failure is not retried.
  defaultOptions: {
    queries: { staleTime: 30_000, retry: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
const colorSchemes = localStorageColorSchemeManager({ key: 'direct-mail-color-scheme' });
followChanges(queries);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorSchemes}
        defaultColorScheme="auto"
      >
        <QueryClientProvider client={queries}>
          <App />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  );
}
