import { type OperationId, routes } from '@direct-mail/contract';
import { exitCodes } from '@direct-mail/terminal/exit-codes';
import { Failure } from '@direct-mail/terminal/failure';
import type { Result } from '../frame/command.ts';
import type { Connection } from '../set-up/connection.ts';

/** What `--dry-run` shows of a request: checked as if sent, but not sent. */
export async function dryRun(operation: OperationId, body: object, connection: Connection): Promise<Result> {
  const { requestValidator } = await import('@direct-mail/sdk/validation');
  const issues = requestValidator(operation, { body });
  if (issues.length > 0) {
    const said = issues.map(({ message }) => message).join('; ');
    throw new Failure(`${operation} would be refused: ${said}`, undefined, exitCodes.refused);
  }
  const { method, path } = routes[operation];
  return {
    data: { dry_run: true, mode: connection.mode, base_url: connection.baseUrl?.value ?? null, method, path, body },
    note: 'Nothing was sent.',
  };
}
