interface Renderer {
  readonly renderMermaidSVG: (source: string, options: Readonly<Record<string, unknown>>) => string;
}

/** Draws the Mermaid diagrams of a page at build time, in colours that follow the page's colour scheme. */
export async function drawDiagrams(body: string): Promise<string> {
  if (!/^```mermaid$/m.test(body)) return body;
  // Loaded dynamically without types: the site's tools are installed separately, and the type checks run without them.
  const { renderMermaidSVG } = (await import(String('beautiful-mermaid'))) as Renderer;
  return body.replace(/^```mermaid\n(.*?)^```$/gms, (_block, source: string) => {
    const svg = renderMermaidSVG(source, { transparent: true, bg: 'var(--sl-color-bg)', fg: 'var(--sl-color-text)' })
      .replace(/@import[^;]*;[^\n]*\n/, '')
      .replaceAll("'Inter', ", '')
      .replace(/\n\s*\n/g, '\n');
    const names = [...new Set(source.match(/\b[a-z_]{3,}\b/g))].join(', ');
    return `<figure class="diagram" role="img" aria-label="Diagram of: ${names}" tabindex="0">${svg}</figure>`;
  });
}
