/** Whether a page shows bitmap pictures, which would take megabytes as a PNG at print size. */
import type { Node } from '../takumi/nodes.ts';
import type { Drawing } from '../takumi/renderer.ts';

/** In bytes: a smaller picture is an icon, and flat artwork around it is stored losslessly. */
const SMALL = 20_000;

export function hasPhotograph({ node, images }: Drawing): boolean {
  return images.some(({ data }) => isPhotograph(data)) || showsPhotograph(node);
}

function showsPhotograph(node: Node): boolean {
  if (node.type === 'image')
    return typeof node.src === 'string' ? holdsPhotograph(node.src) : isPhotograph(node.src as Uint8Array);
  return node.type === 'container' && (node.children ?? []).some(showsPhotograph);
}

function isPhotograph(bytes: Uint8Array): boolean {
  if (bytes.byteLength <= SMALL) return false;
  return (
    !/<svg[\s>]/.test(new TextDecoder().decode(bytes.subarray(0, 2000))) ||
    holdsPhotograph(new TextDecoder().decode(bytes))
  );
}

/** An SVG that contains a photograph. */
const holdsPhotograph = (svg: string) =>
  svg.length > SMALL && /data:image\/(?:png|jpeg|gif|webp);base64,[^"']{20000}/.test(svg);
