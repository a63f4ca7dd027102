import { cpSync, rmSync } from 'node:fs';
import { root } from './repository.ts';

const from = `${root}site/node_modules/@scalar/api-reference/dist/browser/`;
const to = `${root}site/public/scalar/`;

/** Copies the renderer of OpenAPI documents into the site, so that it is not loaded from the network. */
export function copyScalar(): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(`${from}chunks`, `${to}chunks`, { recursive: true, filter: (path) => !path.endsWith('.map') });
  cpSync(`${from}standalone.esm.js`, `${to}standalone.esm.js`);
  cpSync(`${root}site/browser/show.js`, `${to}show.js`);
  cpSync(`${root}site/browser/scrolling.js`, `${root}site/public/scrolling.js`);
}
