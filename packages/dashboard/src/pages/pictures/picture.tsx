import { control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { Frame } from './frame.tsx';

/** Larger files are not loaded for a thumbnail. */
const MOST_BYTES = 1_500_000;

/** A thumbnail of a registered picture, in an image element, where scripts in an SVG do not run. */
export function Picture({ source, bytes }: { readonly source: string; readonly bytes: number }) {
  const isShown = bytes <= MOST_BYTES;
  const { data } = useCall(['images', source], control('getImage', { query: { source } }), { enabled: isShown });
  return (
    <span className="picture-small">
      {data === undefined ? <Frame /> : <img src={`data:${typeOf(data.base64)};base64,${data.base64}`} alt="" />}
    </span>
  );
}

/** Browsers detect the other types from their bytes. */
const typeOf = (base64: string): string => (/^(iVBOR|\/9j\/|R0lGOD|UklGR)/.test(base64) ? '' : 'image/svg+xml');
