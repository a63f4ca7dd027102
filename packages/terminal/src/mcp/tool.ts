/** A JSON schema of a tool's input. */
export interface InputSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly additionalProperties: false;
}

/** A picture beside the data. */
export interface Picture {
  readonly png: Uint8Array;
}

/** A tool of a server for agents. `run` returns data for the model; what it throws becomes an error with a hint. */
export interface Tool<Context> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: InputSchema;
  /** `reads`: changes nothing; `plans`: nothing that anybody notices; `sends`: what cannot be undone. */
  readonly does: 'reads' | 'plans' | 'sends';
  readonly run: (input: never, context: Context) => Promise<object | { data: object; pictures: readonly Picture[] }>;
}

/** A refusal that the model is told. */
export class ToolError extends Error {
  readonly hint: string | null;
  /** Stable, unlike the message. */
  readonly code: string;
  constructor(message: string, hint: string | null = null, code = 'usage') {
    super(message);
    this.hint = hint;
    this.code = code;
  }
}

export const text = (description: string): object => ({ type: 'string', description });
export const number = (description: string, maximum?: number): object => ({
  type: 'number',
  minimum: 0,
  ...(maximum !== undefined && { maximum }),
  description,
});
