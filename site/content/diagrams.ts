interface Renderer {
  readonly renderMermaidSVG: (source: string, options: Readonly<Record<string, unknown>>) => string;
}

/** Draws the Mermaid diagrams of a page, in colours that follow the page's scheme; a reader's browser draws nothing. */
export async function drawDiagrams(body: string): Promise<string> {
  if (!/^```mermaid$/m.test(body)) return body;
  // Not typed by its own package: the site's tools are an install of their own, which the type checks do without.
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
