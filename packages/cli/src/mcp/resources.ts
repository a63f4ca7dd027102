import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { creativeFormats } from '@direct-mail/contract/generated/enums';
import { csvLine } from '@direct-mail/contract/words/csv';
import { cleaned } from '@direct-mail/terminal/mcp/texts';
import { type McpServer, ResourceNotFoundError, ResourceTemplate, type Variables } from '@modelcontextprotocol/server';
import { needPackages } from '../set-up/need-packages.ts';
import { argument, dataOf, type Settings } from './tool.ts';

interface ResourceKind {
  readonly name: string;
  /** With its parameter. */
  readonly uri: string;
  readonly title: string;
  readonly mimeType: string;
  /** Nothing, where there is no such resource. */
  readonly text: (id: string, settings: Settings) => Promise<string | undefined>;
}

/** What an agent reads when it needs it, so that no tool's description holds it. */
const kinds: readonly ResourceKind[] = [
  {
    name: 'operation',
    uri: 'direct-mail://operation/{id}',
    title: 'An operation of the API, from its OpenAPI document, with the schemas that it names',
    mimeType: 'application/json',
    text: operation,
  },
  {
    name: 'decision',
    uri: 'direct-mail://decision/{id}',
    title: 'What the mock does where the specification is silent, such as D06',
    mimeType: 'text/plain',
    text: async (id) => {
      const { decisions } = await import('@direct-mail/contract/control/generated/decisions');
      const found = decisions.find((each) => each.id === id);
      return found && `${found.id} (${found.group}), ${found.silence}: ${found.decision}`;
    },
  },
  {
    name: 'format',
    uri: 'direct-mail://format/{id}',
    title:
      'Where artwork of a format is printed, in inches of each side: trim, bleed, safe area, address and barcode zones',
    mimeType: 'application/json',
    text: zones,
  },
  {
    name: 'report',
    uri: 'direct-mail://run/{id}/report.csv',
    title: 'Each row of a run by its number, with state, mailing id, cost and reason; no person',
    mimeType: 'text/csv',
    text: report,
  },
];

export function registerResources(server: McpServer, settings: Settings): void {
  for (const { name, uri, title, mimeType, text } of kinds) {
    const template = new ResourceTemplate(uri, { list: undefined });
    server.registerResource(name, template, { title, mimeType }, async ({ href }: URL, { id }: Variables) => {
      const found = await text(String(id), settings);
      if (found === undefined) throw new ResourceNotFoundError(href);
      return { contents: [{ uri: href, mimeType, text: found }] };
    });
  }
}

async function zones(format: string): Promise<string | undefined> {
  if (!creativeFormats.some((known) => known === format)) return undefined;
  await needPackages(['@direct-mail/previews']);
  const { createPreviewer } = await import('@direct-mail/previews');
  const previewer = createPreviewer();
  const sides = ['front', 'back'] as const;
  const found = await Promise.all(sides.map(async (side) => (await previewer.check('', { format, side })).overlays));
  return JSON.stringify(Object.fromEntries(sides.map((side, index) => [side, found[index]])));
}

type Node = Readonly<Record<string, unknown>>;

async function operation(id: string): Promise<string | undefined> {
  const { default: document } = await import('@direct-mail/contract/openapi.json', { with: { type: 'json' } });
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, found] of Object.entries(item as Readonly<Record<string, Node>>))
      if (found['operationId'] === id)
        return JSON.stringify({ method, path, ...found, schemas: named(found, document as Node) });
  return undefined;
}

/** The components that a part of the document refers to, and that these refer to. */
function named(part: Node, document: Node, found: Record<string, unknown> = {}): Readonly<Record<string, unknown>> {
  for (const [, path = ''] of JSON.stringify(part).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    if (path in found) continue;
    const component = path.split('/').reduce<Node>((node, key) => node[key] as Node, document);
    found[path] = component;
    named(component, document, found);
  }
  return found;
}

/** Columns of the report that tell of the mailing, not of its recipient. */
const shownColumns = ['mail_row', 'mail_state', 'mail_id', 'mail_cost', 'mail_reason'] as const;

async function report(run: string, { call, ledger }: Settings): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'direct-mail-mcp-'));
  try {
    const file = join(folder, 'report.csv');
    dataOf(await call(['runs', 'report', argument('run', run), '-o', file, ...ledger]));
    const { readCsv } = await import('@direct-mail/bulk');
    const lines = [csvLine(shownColumns)];
    for await (const { values } of readCsv(file))
      lines.push(csvLine(shownColumns.map((name) => cleaned(values[name] as string))));
    return `${lines.join('\n')}\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
