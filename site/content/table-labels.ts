interface Node {
  readonly tagName?: string;
  readonly children?: readonly Node[];
}

/** What the Markdown processor gives a visitor. */
interface Context {
  textContent(node: Node): string;
  setProperty(node: Node, name: string, value: string): void;
}

/**
 * For Astro's Markdown: each cell of a table gets the heading of its column as `data-label`. A phone shows rows as cards, where the headings
 * are not above the cells; the first cell is the card's own heading.
 */
export const tableLabels = {
  name: 'labels of the cells of tables',
  element: [
    {
      filter: ['table'],
      visit(table: Node, context: Context): void {
        const headings = elements(table, 'th').map((heading) => context.textContent(heading).trim());
        for (const row of elements(table, 'tr')) {
          for (const [index, cell] of elements(row, 'td').entries()) {
            const heading = headings[index] ?? '';
            if (index > 0 && heading !== '') context.setProperty(cell, 'dataLabel', heading);
          }
        }
      },
    },
  ],
};

function elements(node: Node, tagName: string): Node[] {
  const children = node.children ?? [];
  return children.flatMap((child) => (child.tagName === tagName ? [child] : elements(child, tagName)));
}
