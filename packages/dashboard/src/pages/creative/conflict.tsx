import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { diffLines } from 'diff';
import { keyed } from '../../components/page/keyed.ts';
import type { Artwork } from './draft.ts';

interface Props {
  readonly fields: readonly (keyof Artwork)[];
  readonly mine: Artwork;
  readonly saved: Artwork;
  readonly revision: number;
  readonly onMine: () => void;
  readonly onSaved: () => void;
}

/**
 * A conflict between edits here and elsewhere: a line diff and the choice between both. Nothing is saved until it is
 * made.
 */
export function Conflict({ fields, mine, saved, revision, onMine, onSaved }: Props) {
  return (
    <Alert className="trouble" role="alert" title="Changed elsewhere">
      <Stack gap="sm">
        <Text size="sm">
          Revision {revision} was saved while you were editing. Lines with − are saved, lines with + are yours.
        </Text>
        {fields.map((field) => (
          <figure key={field} className="diff">
            <figcaption className="sub">{labels[field]}</figcaption>
            <Difference before={saved[field] ?? ''} after={mine[field] ?? ''} />
          </figure>
        ))}
        <Group gap="sm">
          <Button variant="default" onClick={onMine}>
            Keep mine
          </Button>
          <Button variant="default" onClick={onSaved}>
            Use the saved version
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

const labels: Readonly<Record<keyof Artwork, string>> = {
  name: 'Name',
  format: 'Format',
  mail_type: 'Mail type',
  front_html: 'HTML of the front',
  back_html: 'HTML of the back',
};

/** A line diff of two texts. */
export function Difference({ before, after }: { readonly before: string; readonly after: string }) {
  const parts = diffLines(before, after);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
    <pre tabIndex={0}>
      {keyed(parts, ({ value }) => value).map(({ key, item: { added, removed, value } }) => {
        const mark = added ? '+' : removed ? '−' : ' ';
        const text = value.replace(/\n$/, '').replace(/^/gm, `${mark} `);
        return <Line key={key} mark={mark} text={text} />;
      })}
    </pre>
  );
}

function Line({ mark, text }: { readonly mark: string; readonly text: string }) {
  if (mark === '+') return <ins>{text}</ins>;
  if (mark === '−') return <del>{text}</del>;
  return <span className="same">{text}</span>;
}
