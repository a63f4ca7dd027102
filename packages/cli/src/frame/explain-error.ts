import { routes } from '@direct-mail/contract';
import { inFlags } from '../bulk/in-flags.ts';
import { exitCodes } from './exit-codes.ts';
import { Failure } from './failure.ts';

/** What is said of an error, and the exit code. */
export interface Explained {
  readonly message: string;
  readonly hint?: string | undefined;
  readonly exitCode: number;
}

/** What the SDK's and the mock's errors have; read by their names, so that neither is loaded for a typo. */
interface Known {
  readonly name: string;
  readonly message: string;
  readonly code?: unknown;
  readonly outcome?: unknown;
  readonly operation?: unknown;
}

/** Explains every error: what happened, what mends it. A stack is for `DIRECT_MAIL_DEBUG=1` only. */
export function explainError(error: unknown, debug: boolean): Explained {
  if (error instanceof Failure) return { message: error.message, hint: error.hint, exitCode: error.exitCode };
  const known: Known = error instanceof Error ? error : { name: 'Error', message: String(error) };
  if (typeof known.outcome === 'string') return explainCall(known);
  if (known.name === 'BulkError') return explainBulk(known);
  if (known.name === 'MockControlError') return { message: known.message, exitCode: exitCodes.refused };
  if (known.message.startsWith('no mock answers at ')) {
    return { message: known.message, hint: 'Start one: npx @direct-mail/mock', exitCode: exitCodes.refused };
  }
  const file = explainFile(known);
  if (file) return file;
  if (known.name === 'AbortError') return { message: 'interrupted', exitCode: exitCodes.interrupted };
  const stack = debug && error instanceof Error ? `\n${error.stack}` : '';
  return {
    message: `${inFlags(known.message)}${stack}`,
    hint: debug ? undefined : 'This looks like a defect of direct-mail. DIRECT_MAIL_DEBUG=1 shows where it happened',
    exitCode: exitCodes.refused,
  };
}

/** What the bulk library refuses: how it is called is a matter of usage, what it finds is a refusal. */
function explainBulk({ message, code }: Known): Explained {
  const usage = code === 'input' || (code === 'ledger' && message.includes('npm install'));
  const hint = code === 'access' ? 'See which token is used: direct-mail whoami, direct-mail doctor' : undefined;
  return { message: inFlags(message), hint, exitCode: usage ? exitCodes.usage : exitCodes.refused };
}

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

function explainCall({ name, message: said, outcome, operation }: Known): Explained {
  const message = inFlags(said);
  const id = typeof operation === 'string' ? operation : '';
  if (outcome === 'unknown' && isWrite(id)) {
    const look = id === 'createMailing' ? 'direct-mail mailings find' : 'the service';
    return {
      message: `${message}\nIt may or may not have been done.`,
      hint: `Look before doing it again: ${look}`,
      exitCode: exitCodes.unknown,
    };
  }
  if (name === 'AbortError') return { message: 'interrupted', exitCode: exitCodes.interrupted };
  if (name === 'ConfigurationError') {
    return { message, hint: 'See what is missing: direct-mail doctor', exitCode: exitCodes.usage };
  }
  if (name === 'TimeoutError' && (id === 'preview' || message.includes('what was waited for'))) {
    return { message, hint: 'To wait longer: --timeout 10m', exitCode: exitCodes.refused };
  }
  return { message, hint: name === 'NotFoundError' ? missing[id] : hints[name], exitCode: exitCodes.refused };
}

/** Names of operations, and of calls of `direct-mail api`: `POST /v1/…`. */
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
  const said = files[String(error.code)];
  if (said === undefined) return undefined;
  const subject = typeof path === 'string' ? `${path}: ` : typeof port === 'number' ? `port ${port}: ` : '';
  return { message: `${subject}${said}`, exitCode: exitCodes.usage };
}
