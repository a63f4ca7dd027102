import type { BulkErrorCode } from '@direct-mail/bulk';
import { routes } from '@direct-mail/contract';
import { exitCodes } from '@direct-mail/terminal/exit-codes';
import { Failure } from '@direct-mail/terminal/failure';
import { errorInFlags } from '../bulk/flags.ts';

/** The message of an error, and the exit code. */
export interface Explained {
  readonly message: string;
  readonly hint?: string | undefined;
  readonly exitCode: number;
}

/** Why a command failed, for programs: stable, unlike the message. */
export const errorCodes = {
  usage: 'wrong usage or missing configuration',
  refused: 'a check before anything was sent, or a decision of yours',
  outcome_unknown: 'it may or may not have been done: check before doing it again',
  authentication: 'the token is missing, wrong or may not do this',
  not_found: 'there is no such thing',
  rate_limited: 'too many calls',
  service_refused: 'the service refused the request',
  service_unavailable: 'the service cannot be reached, answered with an error or not in time',
  plan: 'the plan may not be sent as it is',
  state: 'the run is in a state that does not allow it',
  ledger: 'the ledger cannot be opened, read or written',
  access: 'the token is of another organization or mode, or lacks a permission',
  mock: 'the mock refused, or is not there',
  file: 'a file or a port cannot be used',
  interrupted: 'Ctrl-C, or the end of what reads the output',
  bug: 'a bug of direct-mail',
} as const;

type ErrorCode = keyof typeof errorCodes;

type SdkError = Extract<keyof typeof import('@direct-mail/sdk'), `${string}Error`>;

const codesOfCalls: Readonly<Partial<Record<SdkError, ErrorCode>>> = {
  AuthenticationError: 'authentication',
  NotFoundError: 'not_found',
  RateLimitError: 'rate_limited',
  ConnectionError: 'service_unavailable',
  TimeoutError: 'service_unavailable',
  ServerError: 'service_unavailable',
  ConfigurationError: 'usage',
  ValidationError: 'usage',
};

const codesOfBulk: Readonly<Record<BulkErrorCode, ErrorCode>> = {
  input: 'usage',
  package: 'usage',
  plan: 'plan',
  state: 'state',
  ledger: 'ledger',
  unreachable: 'service_unavailable',
  access: 'access',
};

/** The code of an error. */
export function codeOf(error: unknown, { exitCode }: Pick<Explained, 'exitCode'>): ErrorCode {
  const { name, code, outcome } = (error instanceof Error ? error : {}) as Partial<Known>;
  if (exitCode === exitCodes.interrupted) return 'interrupted';
  if (exitCode === exitCodes.unknown) return 'outcome_unknown';
  if (error instanceof Failure && error.code !== undefined) return error.code as ErrorCode;
  if (error instanceof Failure) return exitCode === exitCodes.usage ? 'usage' : 'refused';
  if (name === 'BulkError') return codesOfBulk[code as BulkErrorCode];
  if (name === 'MockControlError' || code === 'mock_unreachable') return 'mock';
  if (typeof outcome === 'string') return codesOfCalls[name as SdkError] ?? 'service_refused';
  if (name === 'OptionError' || name === 'PreviewInputError') return 'usage';
  return exitCode === exitCodes.usage ? 'file' : 'bug';
}

/** Properties of the errors of the SDK, the mock and bulk; read by name, so that a typo loads no package. */
interface Known {
  readonly name: string;
  readonly message: string;
  readonly code?: unknown;
  readonly outcome?: unknown;
  readonly parts?: unknown;
  readonly operation?: unknown;
}

/** Explains an error: what happened, and how to fix it. The stack only with `DIRECT_MAIL_DEBUG=1`. */
export function explainError(error: unknown, debug: boolean): Explained {
  if (error instanceof Failure) return { message: error.message, hint: error.hint, exitCode: error.exitCode };
  const known: Known = error instanceof Error ? error : { name: 'Error', message: String(error) };
  if (typeof known.outcome === 'string') return explainCall(known);
  if (known.name === 'BulkError') return explainBulk(known);
  if (known.name === 'OptionError') return { message: known.message, exitCode: exitCodes.usage };
  // It names the option: `--format: there is no format …`.
  if (known.name === 'PreviewInputError') return { message: `--${known.message}`, exitCode: exitCodes.usage };
  if (known.name === 'MockControlError') return { message: known.message, exitCode: exitCodes.refused };
  if (known.code === 'mock_unreachable') {
    return { message: known.message, hint: 'Start one: npx @direct-mail/mock', exitCode: exitCodes.refused };
  }
  const file = explainFile(known);
  if (file) return file;
  if (known.name === 'AbortError') return { message: 'interrupted', exitCode: exitCodes.interrupted };
  const stack = debug && error instanceof Error ? `\n${error.stack}` : '';
  return {
    message: `${known.message}${stack}`,
    hint: debug ? undefined : 'This looks like a bug in direct-mail. DIRECT_MAIL_DEBUG=1 shows the stack',
    exitCode: exitCodes.refused,
  };
}

/** The exit code of a bulk error: a wrong call or a missing package is wrong usage, others are refusals. */
export const bulkErrors: Readonly<Record<BulkErrorCode, { readonly exitCode: number; readonly hint?: string }>> = {
  input: { exitCode: exitCodes.usage },
  package: { exitCode: exitCodes.usage },
  plan: { exitCode: exitCodes.refused },
  state: { exitCode: exitCodes.refused },
  ledger: { exitCode: exitCodes.refused },
  unreachable: { exitCode: exitCodes.refused },
  access: {
    exitCode: exitCodes.refused,
    hint: 'See which token is used: direct-mail whoami, direct-mail doctor',
  },
};

const explainBulk = (error: Known): Explained => ({
  message: errorInFlags(error),
  ...bulkErrors[error.code as BulkErrorCode],
});

const hints: Readonly<Record<string, string>> = {
  AuthenticationError:
    'A test token may create mailings only. See which token is used: direct-mail whoami, direct-mail doctor',
  ConnectionError: 'See what is wrong: direct-mail doctor',
};

const missing: Readonly<Record<string, string>> = {
  getCampaign: 'See: direct-mail campaigns list',
  listCreatives: 'See: direct-mail campaigns list',
  listCampaignMailings: 'See: direct-mail campaigns list',
  getCampaignStats: 'See: direct-mail campaigns list',
  createAudienceMember: 'See: direct-mail audiences list',
};

function explainCall({ name, message, outcome, operation }: Known): Explained {
  const id = typeof operation === 'string' ? operation : '';
  if (outcome === 'unknown' && isWrite(id)) {
    const look = id === 'createMailing' ? 'direct-mail mailings find' : 'the service';
    return {
      message: `${message}\nIt may or may not have been done.`,
      hint: `Check before doing it again: ${look}`,
      exitCode: exitCodes.unknown,
    };
  }
  if (name === 'AbortError') return { message: 'interrupted', exitCode: exitCodes.interrupted };
  if (name === 'ConfigurationError') {
    return { message, hint: 'See what is missing: direct-mail doctor', exitCode: exitCodes.usage };
  }
  // A wait that timed out; a request without a response has another outcome.
  if (name === 'TimeoutError' && outcome === 'rejected') {
    return { message, hint: 'To wait longer: --timeout 10m', exitCode: exitCodes.refused };
  }
  return { message, hint: name === 'NotFoundError' ? missing[id] : hints[name], exitCode: exitCodes.refused };
}

/** Whether an operation may change something. A call of `direct-mail api` has no name, but `POST /v1/…`. */
const isWrite = (operation: string): boolean => {
  if (Object.hasOwn(routes, operation)) {
    const { method, path } = routes[operation as keyof typeof routes];
    return method !== 'GET' && path !== routes.standardizeAddresses.path;
  }
  return /^(POST|PUT|PATCH|DELETE) /.test(operation);
};

const files: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder; a file was expected',
  ENOTDIR: 'part of the path is a file',
  EACCES: 'permission denied',
  EADDRINUSE: 'the port is in use',
};

function explainFile(error: Known): Explained | undefined {
  const { path, port } = error as { path?: unknown; port?: unknown };
  const message = files[String(error.code)];
  if (message === undefined) return undefined;
  const subject = typeof path === 'string' ? `${path}: ` : typeof port === 'number' ? `port ${port}: ` : '';
  return { message: `${subject}${message}`, exitCode: exitCodes.usage };
}
