import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, resolve } from 'node:path';
import { unknownName } from '@direct-mail/contract/doors/options';
import { type OptionName, optionNames, specOf } from './options.ts';
import { UsageError } from './usage-error.ts';

/** Options of a config file: as typed on the command line, except that switches are booleans. */
export type ConfigValues = Readonly<Partial<Record<OptionName, ConfigValue>>>;

type ConfigValue = string | boolean | readonly string[];

/** Options that name a file or folder: relative to the config file, not to the working directory. */
const paths: ReadonlySet<string> = new Set(['fixtures']);
const builtIn: ReadonlySet<unknown> = new Set(['demo', 'empty']);

/** A config file that was read. */
export interface ReadConfig {
  readonly path: string;
  readonly values: ConfigValues;
}

/** Reads the named config file or, if none is named, the default one if it exists; null without one. */
export function readConfig(named: string | undefined): ReadConfig | null {
  const usual = specOf('config').default as string;
  if (named === undefined && !existsSync(usual)) return null;
  const path = named ?? usual;
  const content = parse(path);
  const values: Partial<Record<OptionName, ConfigValue>> = {};
  for (const [name, value] of Object.entries(content)) {
    if (name !== '$schema') values[known(path, name)] = checked(path, name as OptionName, value);
  }
  return { path, values };
}

function parse(path: string): object {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`--config ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content;
  throw new UsageError(`${path} must contain a JSON object, such as { "port": 4010 }`);
}

function known(path: string, name: string): OptionName {
  const names = optionNames.filter((each) => specOf(each).config !== false);
  const found = names.find((each) => each === name);
  if (found !== undefined) return found;
  const outside = name === 'config' ? undefined : optionNames.find((each) => each === name);
  if (outside !== undefined) throw new UsageError(`${path}: ${name} ${notHere}; give --${name}${variableOf(outside)}`);
  throw new UsageError(`${path}: ${unknownName('option', name, names)}`);
}

const notHere = 'is not taken from a config file, because it opens a port, runs a program or writes a folder';

const variableOf = (name: OptionName): string => {
  const { env } = specOf(name);
  return env === undefined ? '' : `, or ${env} in the environment`;
};

/** A switch must be a boolean; the value of any other option is checked where the option is read. */
function checked(path: string, name: OptionName, value: unknown): ConfigValue {
  const { value: takes, multiple } = specOf(name);
  if (multiple === true && Array.isArray(value))
    return value.map((each: unknown) => String(checked(path, name, Array.isArray(each) ? {} : each)));
  if (takes === undefined) {
    if (typeof value === 'boolean') return value;
    throw new UsageError(`${path}: ${name} must be true or false`);
  }
  if (typeof value !== 'string' && typeof value !== 'number') throw new UsageError(`${path}: ${name} must be a string`);
  const text = String(value);
  if (name === 'renderer' && text === 'chromium')
    throw new UsageError(`${path}: renderer chromium ${notHere}; give --renderer chromium`);
  return paths.has(name) && !builtIn.has(text) && !isAbsolute(text) ? resolve(dirname(path), text) : text;
}
