import { readdirSync, readFileSync } from 'node:fs';
import { root } from './repository.ts';

/** An entry point of a package: what an `import` names. */
export interface Module {
  /** Such as `@direct-mail/sdk/validation`. */
  readonly name: string;
  /** From the folder of the repository, such as `packages/sdk/src/validation/index.ts`. */
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
 * Every entry point of every published package, read from its own `exports`. The contract is private: its types are exported by the
 * SDK, and are pages there.
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
