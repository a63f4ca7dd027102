import { readdirSync, readFileSync } from 'node:fs';

/** The fields of a package's manifest that are read here. */
export interface Manifest extends Record<string, unknown> {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
}

/** A published package. */
export interface Published {
  /** The name of its folder, such as `sdk`. */
  readonly folder: string;
  readonly manifest: Manifest;
}

const readManifest = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

/** All published packages: those that are not private. */
export const published: readonly Published[] = readdirSync('packages')
  .sort()
  .map((folder) => ({ folder, manifest: readManifest(`packages/${folder}/package.json`) }))
  .filter(({ manifest }) => manifest.private !== true);

/** The address of the repository, such as `https://example.com/direct-mail`; empty until it is known. */
export const repositoryUrl: string = (readManifest('package.json') as unknown as { repository: { url: string } })
  .repository.url;
