import { expect, test } from 'vitest';
import { tableLabels } from '../content/table-labels.ts';

const text = (value: string) => ({ value });
const textContent = ({ value = '', children = [] }: { value?: string; children?: readonly object[] }): string =>
  value + children.map(textContent).join('');
const element = (tagName: string, ...children: object[]) => ({ tagName, children });

test('each cell has the heading of its column, but for the first, which is the heading of the card', () => {
  const cells = ['first', 'second', 'third', 'beyond'].map((value) => element('td', text(value)));
  const headings = [element('th', text('a')), element('th', text('after '), element('code', text('b'))), element('th')];
  const table = element(
    'table',
    element('thead', element('tr', ...headings)),
    element('tbody', text('\n'), element('tr', ...cells)),
  );
  const labels: [cell: unknown, name: string, value: string][] = [];
  const context = { textContent, setProperty: (...label: (typeof labels)[number]) => labels.push(label) };
  for (const each of tableLabels.element) each.visit(table, context);
  expect(labels).toEqual([[cells[1], 'dataLabel', 'after b']]);
});
