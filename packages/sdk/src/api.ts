import type { operations } from '@direct-mail/contract';
import { createFinalURL, createQuerySerializer } from 'openapi-fetch';
import { Call } from './call.ts';
import { ConfigurationError } from './errors/call-error.ts';
import { personalValues } from './errors/redact.ts';
import { ValidationError } from './errors/validation-error.ts';
import { operations as routes } from './generated/operations.ts';
import type { Answer, Reads } from './http/exchange.ts';
import { fillPath } from './http/path.ts';
import { send } from './http/pipeline.ts';
import type { CallOptions, Settings } from './http/settings.ts';
import type { ResolvedOptions } from './options.ts';

/** The operations of the document. */
export type OperationId = keyof typeof routes & keyof operations;

type ParametersOf<Id extends OperationId, In extends string> = operations[Id]['parameters'] extends {
  [Key in In]?: infer Found;
}
  ? Found
  : never;

type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody?: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** What an operation is asked, typed by the document; `reads` is an object unless said otherwise. */
export interface Input<Id extends OperationId> {
  path?: ParametersOf<Id, 'path'> & Record<string, unknown>;
  query?: ParametersOf<Id, 'query'> | undefined;
  body?: BodyOf<Id>;
  reads?: Reads;
}

// Of openapi-fetch only what serializes: its client would make a Headers and a promise chain around each call, and
// adds 1.3 KiB to everybody's bundle, for a loop that the pipeline has anyway.
const querySerializer = createQuerySerializer();

/** What the resources call: one client's settings and its two servers. */
export class Api {
  readonly settings: Settings;
  readonly #options: ResolvedOptions;

  constructor(options: ResolvedOptions) {
    this.settings = options.settings;
    this.#options = options;
  }

  /** Begins a call. */
  call<Result, Id extends OperationId>(operation: Id, input: Input<Id>, options?: CallOptions): Call<Result> {
    return new Call<Result>(this.#send(operation, input, options));
  }

  async #send<Id extends OperationId>(operation: Id, input: Input<Id>, options?: CallOptions): Promise<Answer> {
    const [method, path, repeatable, main] = routes[operation];
    const { baseUrl, addressBaseUrl, token, addressToken } = this.#options;
    const base = main ? baseUrl : addressBaseUrl;
    if (base === undefined) {
      const advice = 'give addressBaseUrl or set DIRECT_MAIL_ADDRESS_BASE_URL';
      throw new ConfigurationError(`the address service has a base address of its own: ${advice}`, { operation });
    }
    const { path: pathParameters = {}, query, body, reads = 'object' } = input;
    const issues = this.settings.validate?.(operation, { query, body }) ?? [];
    if (issues.length > 0) throw new ValidationError(issues, operation);
    const url = createFinalURL(path, {
      baseUrl: base,
      params: { path: pathParameters, query: query ?? {} },
      querySerializer,
      pathSerializer: (template) => fillPath(template, pathParameters, operation),
    });
    return await send(
      this.settings,
      {
        operation,
        method,
        path,
        url,
        body: body === undefined ? undefined : JSON.stringify(body),
        repeatable,
        token: main ? token : addressToken,
        reads,
        personal: () => personalValues([query, body]),
      },
      options,
    );
  }
}
