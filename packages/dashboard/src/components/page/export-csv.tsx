import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../api/problem.ts';
import { download } from '../../files/download.ts';

interface Props {
  /** File name without extension. */
  readonly name: string;
  /** Fetches the whole filtered list, page by page, as CSV. */
  readonly make: () => Promise<string>;
}

/** Downloads all pages of a list as a CSV file. */
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

const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'list';
