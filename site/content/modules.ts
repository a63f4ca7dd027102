import { readdirSync, readFileSync } from 'node:fs';
import { root } from './repository.ts';

/** An entry point of a package, as named in an `import`. */
export interface Module {
  /** Such as `@direct-mail/sdk/validation`. */
  readonly name: string;
  /** Relative to the repository, such as `packages/sdk/src/validation/index.ts`. */
  readonly source: string;
  /** Such as `reference/sdk/validation`. */
  readonly route: string;
}

interface Manifest {
  readonly private?: boolean;
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | { readonly 'direct-mail-source'?: string }>>;
}

/**
 * Every entry point of every published package, from its `exports`. The contract is private: the SDK exports its types,
 * and has their pages.
 */
export function listModules(): readonly Module[] {
  return readdirSync(`${root}packages`)
    .sort()
    .flatMap((folder) => {
      const manifest = JSON.parse(readFileSync(`${root}packages/${folder}/package.json`, 'utf8')) as Manifest;
      if (manifest.private === true) return [];
      return Object.entries(manifest.exports ?? {}).flatMap(([path, target]): Module[] => {
        const source = typeof target === 'string' ? undefined : target['direct-mail-source'];
        if (source === undefined) return [];
        const name = `${manifest.name}${path.slice(1)}`;
        return [{ name, source: `packages/${folder}/${source.slice(2)}`, route: routeOf(name) }];
      });
    });
}

const routeOf = (name: string): string => `reference/${name.replace('@direct-mail/', '')}`;
