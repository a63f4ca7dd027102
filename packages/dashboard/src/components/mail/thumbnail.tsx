import { useState } from 'react';

interface Props {
  readonly creativeId: string;
  readonly format: string;
  readonly revision?: number;
  readonly size?: 'row' | 'card';
}

/** A small picture of a creative's artwork. */
export function Thumbnail({ creativeId, format, revision = 1, size = 'row' }: Props) {
  const [failed, setFailed] = useState(false);
  return (
    <span className="thumb" data-size={size} data-format={format.startsWith('letter') ? 'letter' : 'postcard'}>
      {!failed && (
        <img
          src={`/previews/creatives/${encodeURIComponent(creativeId)}/thumbnail.png?revision=${revision}`}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}
