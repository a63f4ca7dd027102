import type { RequestBodies, RequestQueries } from '@direct-mail/contract';
import { type Call, startCall } from './call.ts';
import { checkOptions, type OptionKinds } from './check-options.ts';
import { ConfigurationError } from './errors/call-error.ts';
import { personalValues } from './errors/redact.ts';
import { ValidationError } from './errors/validation-error.ts';
import { withoutFrames } from './errors/without-frames.ts';
import { operations } from './generated/operations.ts';
import { jsonBody } from './http/json-body.ts';
import type { ExpectedResponse, PreparedRequest } from './http/prepared-request.ts';
import { send } from './http/send.ts';
import type { CallOptions, Settings } from './http/settings.ts';
import { checkTarget, fillPath, queryText } from './http/url.ts';
import type { ResolvedOptions } from './options.ts';

/** The operations of the document. */
export type OperationId = keyof typeof operations;

type Of<Table, Id> = Id extends keyof Table ? Table[Id] : never;

/** The input of an operation, typed by the document; a body is an object unless stated otherwise. */
export interface Input<Id extends OperationId> {
  path?: Record<string, unknown>;
  query?: Of<RequestQueries, Id> | undefined;
  /** The names of the query's parameters; others are refused before sending. */
  names?: OptionKinds;
  body?: Of<RequestBodies, Id>;
  expects?: ExpectedResponse;
}

/** A request before the client's addresses and tokens are added. */
export interface Draft extends Pick<PreparedRequest, 'operation' | 'method' | 'path' | 'idempotent' | 'expects'> {
  service: 'main' | 'address';
  /** The path to send to, if it differs from the one in logs. */
  template?: string;
  /** The values of the path's `{placeholders}`. */
  parameters: Record<string, unknown>;
  query: object | undefined;
  names?: OptionKinds | undefined;
  body: unknown;
}

/** What the resources use: a client's settings, its two services and their tokens. */
export class Api {
  readonly settings: Settings;
  readonly #options: ResolvedOptions;

  constructor(options: ResolvedOptions) {
    this.settings = options.settings;
    this.#options = options;
  }

  /** Starts a call of a documented operation. */
  call<Result, Id extends OperationId>(operation: Id, input: Input<Id>, options?: CallOptions): Call<Result> {
    const { path: parameters = {}, query, names, body, expects = 'object' } = input;
    const draft = { operation, ...operations[operation], parameters, query, names, body, expects };
    return this.start(draft, options);
  }

  /** Starts a call. Throws nothing: errors reject the call. */
  start<Result>(draft: Draft, options?: CallOptions): Call<Result> {
    return startCall(async (keep) => keep(await send(this.settings, this.#prepared(draft), options)));
  }

  #prepared(draft: Draft): PreparedRequest {
    try {
      return this.#prepare(draft);
    } catch (error) {
      // oxlint-disable-next-line typescript/unbound-method -- named, not called
      withoutFrames(error as Error, this.start);
      throw error;
    }
  }

  #prepare(draft: Draft): PreparedRequest {
    const { operation, path, template = path, query, names, body, service } = draft;
    if (names && query) checkOptions(query, names, operation);
    const { baseUrl, addressBaseUrl, token, addressToken } = this.#options;
    const base = service === 'main' ? baseUrl : addressBaseUrl;
    if (base === undefined) {
      const advice = 'pass addressBaseUrl or set DIRECT_MAIL_ADDRESS_BASE_URL';
      throw new ConfigurationError(`the address service has its own base URL: ${advice}`, { operation });
    }
    if ('template' in draft) checkTarget(draft.method, template, body, operation);
    const text = jsonBody(body, operation);
    this.#validate(operation, query, text);
    const { method, idempotent, expects } = draft;
    return {
      operation,
      method,
      path,
      idempotent,
      expects,
      url: base + fillPath(template, draft.parameters, operation) + queryText(query, operation),
      body: text,
      token: service === 'main' ? token : addressToken,
      personal: () => personalValues([query, body]),
    };
  }

  /** Runs the client's validator, if any, on the body as it will be sent. */
  #validate(operation: string, query: unknown, text: string | undefined): void {
    const { validate } = this.settings;
    if (!validate) return;
    let issues: ReturnType<typeof validate>;
    try {
      issues = validate(operation, { query, body: text && JSON.parse(text) });
    } catch (cause) {
      throw new ConfigurationError('validate threw', { cause, operation });
    }
    if (issues.length > 0) throw new ValidationError(issues, operation);
  }
}
