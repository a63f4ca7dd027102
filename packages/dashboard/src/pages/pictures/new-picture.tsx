import { Button, FileInput, Group, Stack, Text, TextInput } from '@mantine/core';
import { type DragEvent, type FormEvent, useState } from 'react';
import { control } from '../../api/control.ts';
import { useSend } from '../../api/use-call.ts';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { Trouble } from '../../components/page/page.tsx';
import { shownBytes } from '../../files/shown-bytes.ts';
import { Frame } from './frame.tsx';

/** The largest file that `Copy as curl` inlines, in bytes; a larger one would not fit into a shell command. */
const MOST_COPIED = 4000;

/** Registers a chosen or dropped file under the URL that the artwork uses. */
export function NewPicture({ wanted }: { readonly wanted: string }) {
  const [source, setSource] = useState(wanted);
  const [file, setFile] = useState<File | null>(null);
  const [base64, setBase64] = useState('');
  const [size, setSize] = useState<'unknown' | 'not a picture' | `${number} × ${number}`>('unknown');
  const add = useSend<unknown>();
  const call = control('registerImage', { body: { source, base64 } });
  const pick = async (picked: File | null): Promise<void> => {
    setFile(picked);
    setSize('unknown');
    setBase64('');
    add.reset();
    if (picked === null) return;
    const url = await dataUrlOf(picked);
    setBase64(url.slice(url.indexOf(',') + 1));
    if (source === '') setSource(`https://cdn.example/${encodeURIComponent(picked.name)}`);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate(call, {
      onSuccess: () => {
        setSource('');
        setFile(null);
        setBase64('');
      },
    });
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    const dropped = event.dataTransfer.files[0];
    if (dropped !== undefined) void pick(dropped);
  };
  const isPicture = base64 !== '' && size !== 'not a picture';
  return (
    <form onSubmit={submit} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Stack gap="sm">
        <div className="drop">
          {isPicture ? (
            <img
              className="picture-new"
              src={`data:${file?.type === 'image/svg+xml' ? file.type : ''};base64,${base64}`}
              alt="The chosen file"
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setSize(`${naturalWidth} × ${naturalHeight}`)
              }
              onError={() => setSize('not a picture')}
            />
          ) : (
            <Frame />
          )}
          <FileInput
            label="File"
            accept="image/*"
            placeholder="Choose a picture, or drop one here"
            value={file}
            clearable
            onChange={(picked) => void pick(picked)}
            error={size === 'not a picture'}
          />
          {isPicture && file !== null && (
            <span className="sub">
              {size === 'unknown' ? '' : `${size} px, `}
              {shownBytes(file.size)}
            </span>
          )}
        </div>
        {size === 'not a picture' && (
          <p className="warnings unfinished" role="alert">
            The file cannot be shown as a picture, whatever its name says: choose a PNG, JPEG, GIF, WebP or SVG.
          </p>
        )}
        <TextInput
          label="URL in the artwork"
          description="Exactly as the HTML writes it"
          placeholder="https://cdn.example/hero.png"
          value={source}
          onChange={(event) => setSource(event.currentTarget.value)}
        />
        <Trouble error={add.error} />
        <Group gap="sm">
          <Button type="submit" loading={add.isPending} disabled={source === '' || !isPicture}>
            Register
          </Button>
          {base64.length < MOST_COPIED && isPicture && <CopyAs call={call} />}
          <Text size="sm" role="status">
            {add.isSuccess ? 'Registered' : ''}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}

async function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsDataURL(file);
  });
}
