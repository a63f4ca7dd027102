import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { askedArea } from './areas.ts';

/** The root of the copy that Stryker works on. */
const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Packages import each other's source from this copy. By way of node_modules, which the copy shares with the project, they
 * would get the project's own, in which nothing is mutated.
 */
function sources(): { find: RegExp; replacement: string }[] {
  return readdirSync(`${root}packages`).flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8')) as {
      exports?: Record<string, { 'direct-mail-source'?: string }>;
    };
    return Object.entries(exports ?? {}).flatMap(([path, { 'direct-mail-source': source }]) =>
      source === undefined
        ? []
        : [
            {
              find: new RegExp(`^@direct-mail/${name}${path.slice(1)}$`),
              replacement: `${root}packages/${name}/${source}`,
            },
          ],
    );
  });
}

const { area } = askedArea();

export default defineConfig({
  root,
  resolve: { alias: sources() },
  test: {
    include: [...area.tests],
    setupFiles: [...(area.setupFiles ?? [])],
    environment: 'node',
    // Half a minute, for every mutant that it reaches.
    testNamePattern: /^(?!.*\ba million\b)/,
    isolate: area.isolate ?? true,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
