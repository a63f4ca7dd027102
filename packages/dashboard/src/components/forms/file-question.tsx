import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { Question } from './confirm.tsx';

interface Props {
  /** Label of the button that opens the file dialog. */
  readonly label: string;
  /** Label of the confirming button. */
  readonly yes: string;
  /** The question, such as `Empty the account?` */
  readonly title: string;
  /** What will be lost when the file of this name is loaded. */
  readonly what: (name: string) => string;
  readonly onYes: (file: File) => void;
}

/** A button for loading a file that replaces existing data. It asks for confirmation. */
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
