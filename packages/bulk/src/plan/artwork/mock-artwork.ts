/** The part of a mock (`createMock()`, `connectMock(url)`) used here: it knows the artwork and renders it. */
export interface ArtworkSource {
  readonly creatives: {
    dataGuide(id: string): Promise<{ readonly keys: readonly GuideKey[]; readonly problems: readonly string[] }>;
    retrieve(id: string): Promise<object>;
    preview(artwork: never): Promise<DrawnArtwork>;
  };
}

export interface GuideKey {
  readonly key: string;
  readonly source: string;
  readonly required: boolean;
}

export interface DrawnArtwork {
  readonly front: string | null;
  readonly back: string | null;
  readonly warnings: readonly string[];
}

/** A rendered row, as PNG. */
export interface SamplePreview {
  /** Null if it could not be rendered; `warnings` has the reason. */
  front: Uint8Array | null;
  /** Null for letters. */
  back: Uint8Array | null;
  /** Rendering problems. */
  warnings: readonly string[];
}

/** Merge tags of a creative from its Data Guide, with the optional ones marked. */
export async function tagsOf(
  source: ArtworkSource,
  creative: string,
): Promise<{ tags: string[]; optional: string[]; problems: string[] }> {
  const guide = await source.creatives.dataGuide(creative);
  const own = guide.keys.filter((each) => each.source === 'merge_tags');
  const optional = own.filter(({ required }) => !required).map(({ key }) => key);
  return { tags: own.map(({ key }) => key), optional, problems: [...guide.problems] };
}

/** Renders a row on a creative; without images, and with the reason, if the mock cannot. */
export async function drawRow(
  source: ArtworkSource,
  creative: string,
  { recipient, merge_tags }: { recipient: Record<string, string>; merge_tags: Record<string, string> },
): Promise<SamplePreview> {
  try {
    const { format, mail_type, front_html, back_html, name } = (await source.creatives.retrieve(creative)) as Artwork;
    const artwork = { name, format, mail_type, front_html, back_html, recipient, merge_tags };
    const { front, back, warnings } = await source.creatives.preview(artwork as never);
    return { front: bytesOf(front), back: bytesOf(back), warnings };
  } catch (error) {
    const { message = '' } = error as Partial<Error>;
    return { front: null, back: null, warnings: [`the mock cannot draw the sample: ${message.slice(0, 300)}`] };
  }
}

interface Artwork {
  name: string;
  format: string;
  mail_type: string;
  front_html: string | null;
  back_html: string | null;
}

const bytesOf = (url: string | null): Uint8Array | null =>
  url === null ? null : new Uint8Array(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
