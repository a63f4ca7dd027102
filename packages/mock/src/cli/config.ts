import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, resolve } from 'node:path';
import { unknownName } from '@direct-mail/contract/doors/options';
import { isObject } from '@direct-mail/contract/words/is-object';
import { notationOf } from '@direct-mail/terminal';
import { UsageError } from '@direct-mail/terminal/failure';
import { type MockOption, mockOptions } from '@direct-mail/terminal/tables/mock';

/** Options that name a file or folder: relative to the config file, not to the working directory. */
const paths: ReadonlySet<string> = new Set(['fixtures']);
const builtIn: ReadonlySet<unknown> = new Set(['demo', 'empty']);

/** A config file that was read. */
export interface ReadConfig {
  readonly path: string;
  /** By the name of the option, as typed on the command line; of a switch that is on, no text. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

/** Reads the named config file or, if none is named, the default one if it exists; null without one. */
export function readConfig(named: string | undefined): ReadConfig | null {
  const usual = optionNamed('config')?.default as string;
  if (named === undefined && !existsSync(usual)) return null;
  const path = named ?? usual;
  const content = parse(path);
  const values = new Map<string, readonly string[]>();
  for (const [name, value] of Object.entries(content)) {
    if (name === '$schema') continue;
    const texts = checked(path, name, known(path, name), value);
    if (texts !== undefined) values.set(name, texts);
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
  if (isObject(content)) return content;
  throw new UsageError(`${path} must contain a JSON object, such as { "port": 4010 }`);
}

const nameOf = (option: MockOption): string => notationOf(option).name;

const optionNamed = (name: string): MockOption | undefined => mockOptions.find((each) => nameOf(each) === name);

/** The option of a name in the file. @throws UsageError */
function known(path: string, name: string): MockOption {
  const option = optionNamed(name);
  if (option !== undefined && option.config !== false) return option;
  if (option === undefined || name === 'config') {
    const names = mockOptions.filter((each: MockOption) => each.config !== false).map(nameOf);
    throw new UsageError(`${path}: ${unknownName('option', name, names)}`);
  }
  const variable = option.env === undefined ? '' : `, or ${option.env} in the environment`;
  throw new UsageError(`${path}: ${name} ${notHere}; give --${name}${variable}`);
}

const notHere = 'is not taken from a config file, because it opens a port, runs a program or writes a folder';

/** A switch must be a boolean; the value of any other option is checked where the option is read. Undefined for a switch that is off. */
function checked(path: string, name: string, option: MockOption, value: unknown): readonly string[] | undefined {
  if (option.repeat === true && Array.isArray(value))
    return value.map((each: unknown) => textOf(path, name, Array.isArray(each) ? {} : each));
  if (notationOf(option).placeholder !== undefined) return [textOf(path, name, value)];
  if (typeof value !== 'boolean') throw new UsageError(`${path}: ${name} must be true or false`);
  return value ? [] : undefined;
}

function textOf(path: string, name: string, value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw new UsageError(`${path}: ${name} must be a string`);
  const text = String(value);
  if (name === 'renderer' && text === 'chromium')
    throw new UsageError(`${path}: renderer chromium ${notHere}; give --renderer chromium`);
  return paths.has(name) && !builtIn.has(text) && !isAbsolute(text) ? resolve(dirname(path), text) : text;
}

/** The JSON Schema of `direct-mail.config.json`. */
export function configSchema(): object {
  const properties: Record<string, object> = { $schema: { type: 'string', description: 'For editors; ignored.' } };
  for (const option of mockOptions as readonly MockOption[]) {
    const { schema, description, default: standard, config } = option;
    if (config === false) continue;
    // A number is one in JSON.
    const value = standard !== undefined && schema['type'] === 'integer' ? Number(standard) : standard;
    properties[nameOf(option)] = { ...schema, description, ...(value !== undefined && { default: value }) };
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Options of direct-mail-mock',
    type: 'object',
    properties,
    additionalProperties: false,
  };
}
