/** Shows the document that the page names; copied to /scalar as it is, beside the renderer's own files. */
import { createApiReference } from './standalone.esm.js';

const place = document.getElementById('reference');
const { document: name, tryOut } = place.dataset;
const canTry = tryOut === 'true';

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
  hideTestRequestButton: !canTry,
  documentDownloadType: 'json',
  persistAuth: false,
  // The production token that the mock starts with: a test token creates mailings only.
  authentication: canTry
    ? { preferredSecurityScheme: 'bearerAuth', securitySchemes: { bearerAuth: { token: 'live_mock' } } }
    : {},
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
});

/** What the renderer leaves out: names of buttons that are a picture only, and of regions of the same name. */
function repair() {
  for (const button of place.querySelectorAll(
    'button.scalar-code-copy:not([aria-label]), button.group\\/copy-button:not([aria-label])',
  )) {
    button.setAttribute('aria-label', 'Copy');
  }
  // "Show More" is what is read on it, and its label says something else.
  for (const button of place.querySelectorAll('button.show-more[aria-label]')) button.removeAttribute('aria-label');
  // Lists of operations scroll where they are long.
  for (const list of place.querySelectorAll('ul.endpoints:not([tabindex])')) list.tabIndex = 0;
  const seen = new Map();
  for (const region of place.querySelectorAll('[role="region"][aria-label]')) {
    region.dataset.name ??= region.getAttribute('aria-label');
    const count = (seen.get(region.dataset.name) ?? 0) + 1;
    seen.set(region.dataset.name, count);
    const name = count === 1 ? region.dataset.name : `${region.dataset.name} (${count})`;
    if (region.getAttribute('aria-label') !== name) region.setAttribute('aria-label', name);
  }
}
new MutationObserver(repair).observe(place, { childList: true, subtree: true });
