/** Whether a page shows pictures made of pixels, which a PNG at print size would keep in megabytes. */
import type { Node } from '../takumi/nodes.ts';
import type { Drawing } from '../takumi/renderer.ts';

/** Bytes below which a picture is a small sign: flat artwork around it stays without loss. */
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

/** An SVG with one in it. */
const holdsPhotograph = (svg: string) =>
  svg.length > SMALL && /data:image\/(?:png|jpeg|gif|webp);base64,[^"']{20000}/.test(svg);
