import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { FixtureFile } from '@direct-mail/contract/control/generated/models';
import { readNamedFile } from '@direct-mail/contract/doors/read-file';
import type { Fixtures } from '../sandbox/sandbox.ts';
import { UsageError } from './usage-error.ts';

/** Loaded fixtures, and the files that they come from. */
export interface LoadedFixtures {
  readonly fixtures: Fixtures;
  readonly files: readonly string[];
}

/** Loads what `--fixtures` names: built-in fixtures, or a JSON file with fixtures or a snapshot. */
export async function loadFixtures(wanted: string): Promise<LoadedFixtures> {
  if (wanted === 'demo' || wanted === 'empty') return { fixtures: wanted, files: [] };
  const files = [resolve(wanted)];
  let text: string;
  try {
    text = readFileSync(wanted, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(
      `--fixtures must be demo, empty or a JSON file; cannot read ${JSON.stringify(wanted)}: ${why}`,
    );
  }
  const { fixturesOf } = await import('../fixtures/read.ts');
  try {
    const content: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (isFixtureFile(content)) {
      files.push(...readArtworkFiles(content, dirname(resolve(wanted))));
      await checkArtwork(content);
    }
    const fill = fixturesOf(content);
    return { fixtures: (account) => inFile(wanted, () => fill(account)), files };
  } catch (error) {
    throw new UsageError(`${wanted}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Rejects invalid merge tags, as an upload does, and names the creative that has them. */
async function checkArtwork(file: FixtureFile): Promise<void> {
  const { templateProblem } = await import('@direct-mail/previews/merge-tags');
  for (const [at, { creatives = [] }] of (file.campaigns ?? []).entries()) {
    for (const [index, creative] of creatives.entries()) {
      for (const side of ['front_html', 'back_html'] as const) {
        const problem = templateProblem(creative[side] ?? '');
        if (problem !== null) throw new TypeError(`campaigns.${at}.creatives.${index}.${side}: ${problem}`);
      }
    }
  }
}

type Creative = Record<string, unknown>;

/** Whether a document may be fixtures, with creatives in the right place; other errors are found later. */
function isFixtureFile(content: unknown): content is FixtureFile {
  const campaigns: unknown = (content as FixtureFile | null)?.campaigns ?? [];
  return (
    Array.isArray(campaigns) &&
    campaigns.every((campaign: unknown) => {
      const creatives: unknown = (campaign as { creatives?: unknown } | null)?.creatives ?? [];
      return (
        Array.isArray(creatives) && creatives.every((creative) => typeof creative === 'object' && creative !== null)
      );
    })
  );
}

/** Replaces `front_html_file` and `back_html_file` by the content of those files; paths are relative to the fixtures file. */
function readArtworkFiles(file: FixtureFile, folder: string): string[] {
  const read: string[] = [];
  for (const [at, { creatives = [] }] of (file.campaigns ?? []).entries()) {
    for (const [index, creative] of creatives.entries()) {
      for (const side of ['front_html', 'back_html'] as const) {
        const path = creative[`${side}_file`];
        if (path === undefined) continue;
        const place = `campaigns.${at}.creatives.${index}.${side}_file`;
        if (creative[side] !== undefined) throw new TypeError(`${place}: pass it or ${side}, not both`);
        (creative as unknown as Creative)[side] = readArtwork(folder, path, place);
        delete (creative as unknown as Creative)[`${side}_file`];
        read.push(resolve(folder, path));
      }
    }
  }
  return read;
}

const LARGEST_ARTWORK = 16 * 2 ** 20;

function readArtwork(folder: string, path: unknown, place: string): string {
  if (typeof path !== 'string') throw new TypeError(`${place}: must be the path of a file, relative to this one`);
  try {
    return new TextDecoder().decode(readNamedFile(resolve(folder, path), LARGEST_ARTWORK));
  } catch (error) {
    throw new TypeError(`${place}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Adds the name of the file to the account's errors. */
function inFile(name: string, fill: () => void): void {
  try {
    fill();
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(`${name}: ${error.message}`) : error;
  }
}
