/** Shows the document that the page names; copied to /scalar as it is, beside the renderer's own files. */
import { createApiReference } from './standalone.esm.js';

const place = document.getElementById('reference');
const { document: name, tryOut } = place.dataset;
const tries = tryOut === 'true';

createApiReference(place, {
  url: `/openapi/${name}.json`,
  layout: 'modern',
  theme: 'none',
  darkMode: document.documentElement.dataset.theme === 'dark',
  hideDarkModeToggle: true,
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  hideTestRequestButton: !tries,
  documentDownloadType: 'json',
  persistAuth: false,
  // The tokens that the mock starts with.
  authentication: tries
    ? { preferredSecurityScheme: 'bearerAuth', securitySchemes: { bearerAuth: { token: 'test_mock' } } }
    : {},
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
});
