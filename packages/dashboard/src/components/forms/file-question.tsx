import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { Question } from './confirm.tsx';

interface Props {
  /** On the button that asks for the file. */
  readonly label: string;
  /** On the button that does it. */
  readonly yes: string;
  /** The question, such as `Empty the account?` */
  readonly title: string;
  /** What goes with it, of a file of this name. */
  readonly what: (name: string) => string;
  readonly onYes: (file: File) => void;
}

/** A button for a file that takes the place of what is there: in the colour of what cannot be undone, and it asks first. */
export function FileQuestion({ label, yes, title, what, onYes }: Props) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <FileButton accept=".json,application/json" onChange={setFile}>
        {(props) => (
          <Button variant="default" className="danger" {...props}>
            {label}
          </Button>
        )}
      </FileButton>
      <Question
        title={file === null ? null : title}
        label={yes}
        onClose={() => setFile(null)}
        onYes={() => file !== null && onYes(file)}
      >
        {file === null ? '' : what(file.name)}
      </Question>
    </>
  );
}
