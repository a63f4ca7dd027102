/** One fault that a {@link RequestSchema} found. */
export interface SchemaIssue {
  /** Where: keys and indexes from the outside in; empty for the whole. */
  readonly path: readonly PropertyKey[];
  /** What was expected and what came; never the value. */
  readonly message: string;
}

/** What {@link RequestSchema.safeParse} returns. */
export type SchemaResult<Value> =
  | { readonly success: true; readonly data: Value; readonly error?: undefined }
  | { readonly success: false; readonly data?: undefined; readonly error: { readonly issues: readonly SchemaIssue[] } };

/**
 * The schema of a request. It is a zod schema, bundled into this package, and a Standard Schema (`~standard`) for forms and
 * routers; described by an interface of its own, so that no version of zod has to be installed.
 */
export interface RequestSchema<Value> {
  /** The value without unknown fields. Throws an error with `issues` when there are faults. */
  parse(value: unknown): Value;
  /** The same without throwing. */
  safeParse(value: unknown): SchemaResult<Value>;
  /** See https://standardschema.dev */
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Value> | Promise<StandardResult<Value>>;
    readonly types?: { readonly input: Value; readonly output: Value } | undefined;
  };
}

type StandardResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path?: readonly unknown[] | undefined }[] };
