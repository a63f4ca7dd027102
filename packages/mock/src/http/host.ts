import { routes } from '@direct-mail/contract';
import type { Tokens } from '@direct-mail/contract/control/types';
import type { AccountOptions } from '../account/store/account.ts';
import type { DraftPreviewer } from '../control/context.ts';
import type { Fixtures, SandboxEnvironment } from '../sandbox/sandbox.ts';
import { SandboxRegistry } from '../sandbox/sandbox-registry.ts';
import { OwnAddresses } from '../shared/built-in-receiver.ts';
import { header, type WireRequest, type WireResponse } from '../shared/wire.ts';
import { handleApi, isApiPath } from './api.ts';
import type { Caller } from './caller.ts';
import type { Validate } from './validation.ts';

export interface HostOptions {
  readonly account: AccountOptions;
  readonly tokens: Tokens;
  readonly fixtures: Fixtures;
  /** The base address of the main API, without a trailing slash. */
  readonly baseUrl: string;
  readonly environment: Omit<SandboxEnvironment, 'ownAddresses'>;
  readonly drafts: DraftPreviewer;
  /** Checks request bodies. A server loads it, with all its schemas, for the first body. */
  readonly validate: () => Validate | Promise<Validate>;
  /** Handles control API requests. As it has as many schemas again, it is loaded the same way. */
  readonly control: (host: Host, request: WireRequest) => Promise<WireResponse> | WireResponse;
  /** Serves previews. It is large, so it is loaded for the first one. */
  readonly previews: (host: Host, request: WireRequest) => Promise<WireResponse> | WireResponse;
}

/** Everything behind the adapters: one function from plain request to plain response. */
export class Host {
  readonly registry: SandboxRegistry;
  /** Changes once, when a server has its port. */
  baseUrl: string;
  readonly drafts: DraftPreviewer;
  /** The addresses at which the mock is served. */
  readonly ownAddresses = new OwnAddresses();
  #validate: HostOptions['validate'];
  readonly #control: HostOptions['control'];
  readonly #previews: HostOptions['previews'];

  constructor(options: HostOptions) {
    this.baseUrl = options.baseUrl;
    this.drafts = options.drafts;
    this.#validate = options.validate;
    this.#control = options.control;
    this.#previews = options.previews;
    this.registry = new SandboxRegistry(options.account, options.tokens, options.fixtures, {
      ...options.environment,
      ownAddresses: this.ownAddresses,
    });
  }

  /** Responds to a request: synchronously, except for previews, control calls that wait, and schemas still to be loaded. */
  handle(request: WireRequest): WireResponse | Promise<WireResponse> {
    if (request.path.startsWith('/_mock/')) return this.#control(this, request);
    if (request.path.startsWith('/previews/')) return this.#previews(this, request);
    if (request.method === 'OPTIONS' && isApiPath(request.path)) return PREFLIGHT;
    const validate = request.body === null ? nothingToCheck : this.#validate();
    if (!(validate instanceof Promise)) return this.#answer(request, validate);
    return validate.then((loaded) => {
      this.#validate = () => loaded;
      return this.#answer(request, loaded);
    });
  }

  #answer(request: WireRequest, validate: Validate): WireResponse {
    const caller = this.callerOf(request);
    caller.sandbox.clock.catchUp();
    const response = handleApi(caller, request, { baseUrl: request.baseUrl ?? this.baseUrl, validate });
    caller.sandbox.clock.settle();
    // Account time, as in `created_at`, since clients compare the two.
    const date = new Date(caller.sandbox.account.now).toUTCString();
    const headers = { date, ...response.headers };
    return header(request.headers, 'origin') === undefined
      ? { ...response, headers }
      : withCors({ ...response, headers });
  }

  /** The account and token of a request; the first account if the token is absent or unknown. */
  callerOf(request: WireRequest): Caller {
    const authorization = header(request.headers, 'authorization');
    const token = authorization === undefined ? undefined : bearer(authorization);
    return (
      (token === undefined ? undefined : this.registry.callerOf(token)) ?? { sandbox: this.registry.first, token: null }
    );
  }
}

/** Missing bodies are rejected before validation. */
const nothingToCheck: Validate = (_operation, body) => ({ body, unknownFields: [] });

const BEARER = /^bearer +(\S+) *$/i;

const bearer = (authorization: string): string | undefined => BEARER.exec(authorization)?.[1];

/** D53: any origin may call the API paths. */
const CORS = { 'access-control-allow-origin': '*' };

const PREFLIGHT: WireResponse = {
  status: 204,
  headers: {
    ...CORS,
    'access-control-allow-methods': [...new Set(Object.values(routes).map(({ method }) => method))].join(', '),
    'access-control-allow-headers': 'Authorization, Content-Type',
    'access-control-max-age': '600',
  },
  body: '',
};

/** Every response header that the document describes, and the account's time. */
const EXPOSED = [
  'X-Total',
  'X-Total-Pages',
  'X-Page',
  'X-Per-Page',
  'X-Next-Page',
  'X-Prev-Page',
  'Retry-After',
  'Allow',
  'Date',
].join(', ');

function withCors(response: WireResponse): WireResponse {
  return { ...response, headers: { ...response.headers, ...CORS, 'access-control-expose-headers': EXPOSED } };
}
