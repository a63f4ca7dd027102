import { control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { Frame } from './frame.tsx';

/** A larger file is not fetched to be shown as small as a stamp. */
const MOST_BYTES = 1_500_000;

/** A registered picture, small. In an image element: a script in an SVG does not run there. */
export function Picture({ source, bytes }: { readonly source: string; readonly bytes: number }) {
  const isShown = bytes <= MOST_BYTES;
  const { data } = useCall(['images', source], control('getImage', { query: { source } }), { enabled: isShown });
  return (
    <span className="picture-small">
      {data === undefined ? <Frame /> : <img src={`data:${typeOf(data.base64)};base64,${data.base64}`} alt="" />}
    </span>
  );
}

/** Browsers tell the others by their bytes. */
const typeOf = (base64: string): string => (/^(iVBOR|\/9j\/|R0lGOD|UklGR)/.test(base64) ? '' : 'image/svg+xml');
