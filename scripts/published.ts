import { readdirSync, readFileSync } from 'node:fs';

/** What is read here of a package's manifest. */
export interface Manifest extends Record<string, unknown> {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
}

/** A package that is published. */
export interface Published {
  /** Such as `sdk`. */
  readonly folder: string;
  readonly manifest: Manifest;
}

const readManifest = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

/** The packages that are published: every one that is not private. */
export const published: readonly Published[] = readdirSync('packages')
  .sort()
  .map((folder) => ({ folder, manifest: readManifest(`packages/${folder}/package.json`) }))
  .filter(({ manifest }) => manifest.private !== true);

/** Where the repository is, such as `https://example.com/direct-mail`; empty until it is known. */
export const repositoryUrl: string = (readManifest('package.json') as unknown as { repository: { url: string } })
  .repository.url;
