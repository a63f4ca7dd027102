import { readFileSync } from 'node:fs';
import { controlOpenApi } from '../../packages/contract/src/control/document/openapi.ts';
import { root } from './repository.ts';
import { writeFile } from './write.ts';

type Json = Record<string, unknown>;

/** The mock on the reader's machine: the only server for trying out calls. */
const local = {
  url: 'http://127.0.0.1:{port}',
  description: 'The mock on this computer: npm start',
  variables: { port: { default: '4010' } },
};

/** Writes both documents for the site: the service's with the local mock as its server, the control API's unchanged. */
export function writeOpenApi(): void {
  const service = JSON.parse(readFileSync(`${root}packages/contract/src/generated/openapi.json`, 'utf8')) as Json & {
    paths: Record<string, Json>;
  };
  // The address service has a separate base address; the mock serves both at one.
  const paths = Object.fromEntries(
    Object.entries(service.paths).map(([path, { servers: _servers, ...operations }]) => [path, operations]),
  );
  const info = { ...(service['info'] as Json), description: folded(String((service['info'] as Json)['description'])) };
  write('direct-mail', { ...service, info, servers: [local], paths });
  const { version } = JSON.parse(readFileSync(`${root}packages/mock/package.json`, 'utf8')) as { version: string };
  write('control', withTags(controlOpenApi(version)));
}

/** The first paragraph, and the conventions on demand: whoever looks an operation up has read them. */
function folded(description: string): string {
  const [first = '', ...others] = description.split('\n\n');
  return `${first}\n\n<details><summary>How to read the document: null, times, lengths, open lists</summary>\n\n${others.join('\n\n')}\n\n</details>`;
}

/** One group for each part of the control API, such as `/_mock/campaigns` and everything below it. */
function withTags(document: Json): Json {
  const paths = document['paths'] as Record<string, Record<string, Json>>;
  const names = new Set<string>();
  const grouped = Object.entries(paths).map(([path, item]) => {
    const tag = path.startsWith('/_mock/') ? (path.split('/')[2] ?? 'mock') : 'previews';
    names.add(tag);
    const methods = Object.entries(item).map(([name, value]) =>
      name === 'parameters' ? [name, value] : [name, { ...value, tags: [tag] }],
    );
    return [path, Object.fromEntries(methods)];
  });
  const tags = [...names].map((name) => ({ name }));
  return { ...document, tags, paths: Object.fromEntries(grouped) };
}

const write = (name: string, document: Json): void =>
  writeFile(`${root}site/public/openapi/${name}.json`, JSON.stringify(document));
