import { Text } from '@mantine/core';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetServiceToken } from '../../api/send.ts';
import { Trouble } from './page.tsx';

type Task = UseMutationResult<string, Error, () => Promise<string>>;

/** Runs an action that may change the whole account; it returns a sentence about the result. */
export function useTask(): Task {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (task: () => Promise<string>) => task(),
    onSettled: () => {
      forgetServiceToken();
      return queries.invalidateQueries();
    },
  });
}

/** The result of a task, or its error. */
export function TaskEnd({ task }: { readonly task: Pick<Task, 'error' | 'data'> }) {
  return (
    <>
      <Trouble error={task.error} />
      <Text size="sm" role="status">
        {task.data ?? ''}
      </Text>
    </>
  );
}
