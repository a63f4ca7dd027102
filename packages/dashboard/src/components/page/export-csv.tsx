import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../api/problem.ts';
import { download } from '../../files/download.ts';

interface Props {
  /** Of the file, without its ending. */
  readonly name: string;
  /** The whole list as CSV, as it is filtered: asked for page by page. */
  readonly make: () => Promise<string>;
}

/** Downloads what a list shows as a CSV file, its other pages too. */
export function ExportCsv({ name, make }: Props) {
  const task = useMutation({
    mutationFn: async () => download(`${fileName(name)}.csv`, await make(), 'text/csv;charset=utf-8'),
  });
  return (
    <Button variant="default" loading={task.isPending} onClick={() => task.mutate()}>
      {task.error === null ? 'Export as CSV' : messageOf(task.error)}
    </Button>
  );
}

export const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'list';
