import type { ResponseOf } from '../../api/control.ts';

type Overlays = NonNullable<ResponseOf<'checkArtwork'>['overlays']['front']>;
type Box = Overlays['trim'];

const names = {
  safe_area: 'Safe area: keep text inside',
  address_zone: 'Address: printed over the artwork',
  barcode_clear_zone: 'Barcode: read by postal machines',
} as const;

/**
 * Guides over the picture of a side: the safe area, and the areas that are printed over the artwork or read by
 * machines.
 */
export function Guides({ overlays, marks }: { readonly overlays: Overlays; readonly marks: readonly Box[] }) {
  const { trim } = overlays;
  const at = (box: Box) => ({
    left: `${((box.left - trim.left) / trim.width) * 100}%`,
    top: `${((box.top - trim.top) / trim.height) * 100}%`,
    width: `${(box.width / trim.width) * 100}%`,
    height: `${(box.height / trim.height) * 100}%`,
  });
  return (
    <div className="guides" aria-hidden="true">
      {(Object.keys(names) as (keyof typeof names)[]).map((name) => {
        const box = overlays[name];
        return box === null ? null : <span key={name} className="guide" data-guide={name} style={at(box)} />;
      })}
      {marks.map((box) => (
        <span key={`${box.left} ${box.top} ${box.width}`} className="guide" data-guide="finding" style={at(box)} />
      ))}
    </div>
  );
}

/** The legend of the guides, below the picture so that it covers none of it. */
export function GuideLegend({ overlays }: { readonly overlays: readonly Overlays[] }) {
  return (
    <ul className="guide-legend">
      {(Object.keys(names) as (keyof typeof names)[])
        .filter((name) => overlays.some((each) => each[name] !== null))
        .map((name) => (
          <li key={name}>
            <span className="guide" data-guide={name} aria-hidden="true" /> {names[name]}
          </li>
        ))}
    </ul>
  );
}
