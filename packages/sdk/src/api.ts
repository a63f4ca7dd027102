import type { OperationId, operations } from '@direct-mail/contract';
import createClient from 'openapi-fetch';
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

/** openapi-fetch as it is used here: it builds the URL and the body; everything else is the pipeline's. */
type Serializer = (
  method: string,
  path: string,
  init: {
    baseUrl: string;
    params: object;
    body?: unknown;
    pathSerializer: (template: string) => string;
    fetch: (request: PlainRequest) => Promise<Response>;
  },
) => Promise<unknown>;

/** In place of a real Request, which costs more than all the rest and whose body cannot be sent twice. */
class PlainRequest {
  readonly url: string;
  readonly body: string | undefined;

  constructor(url: string, init: { body?: string }) {
    this.url = url;
    this.body = init.body;
  }
}

/** What the resources call: one client's settings and its two servers. */
export class Api {
  readonly settings: Settings;
  readonly #options: ResolvedOptions;
  readonly #request: Serializer;

  constructor(options: ResolvedOptions) {
    this.settings = options.settings;
    this.#options = options;
    const client = createClient({
      Request: PlainRequest as unknown as typeof Request,
      bodySerializer: (body: unknown) => JSON.stringify(body),
    });
    this.#request = client.request as unknown as Serializer;
  }

  /** Begins a call. */
  call<Result, Id extends OperationId>(operation: Id, input: Input<Id>, options?: CallOptions): Call<Result> {
    return new Call<Result>(this.#send(operation, input, options));
  }

  async #send<Id extends OperationId>(operation: Id, input: Input<Id>, options?: CallOptions): Promise<Answer> {
    const [method = '', path = '', ...flags] = routes[operation].split(' ');
    const main = !flags.includes('address');
    const { baseUrl, addressBaseUrl, token, addressToken } = this.#options;
    const base = main ? baseUrl : addressBaseUrl;
    if (base === undefined) {
      const advice = 'give addressBaseUrl or set DIRECT_MAIL_ADDRESS_BASE_URL';
      throw new ConfigurationError(`the address service has a base address of its own: ${advice}`, { operation });
    }
    const { path: pathParameters = {}, query, body, reads = 'object' } = input;
    const issues = this.settings.validate?.(operation, { query, body }) ?? [];
    if (issues.length > 0) throw new ValidationError(issues, operation);
    let answer: Answer | undefined;
    await this.#request(method, path, {
      params: { path: pathParameters, query },
      body,
      baseUrl: base,
      pathSerializer: (template) => fillPath(template, pathParameters, operation),
      fetch: async ({ url, body: text }) => {
        answer = await send(
          this.settings,
          {
            operation,
            method,
            path,
            url,
            body: text,
            repeatable: flags.includes('repeatable'),
            token: main ? token : addressToken,
            reads,
            personal: () => personalValues([query, body]),
          },
          options,
        );
        // Nothing is left to read: the pipeline has.
        return { ok: true, status: 204, headers: answer.response.headers } as Response;
      },
    });
    return answer as unknown as Answer;
  }
}
