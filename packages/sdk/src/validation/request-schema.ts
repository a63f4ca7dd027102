/** One problem that a {@link RequestSchema} found. */
export interface SchemaIssue {
  /** The path of the value: keys and indexes; empty for the value as a whole. */
  readonly path: readonly PropertyKey[];
  /** What was expected and what was received; never the value itself. */
  readonly message: string;
}

/** What {@link RequestSchema.safeParse} returns. */
export type SchemaResult<Value> =
  | { readonly success: true; readonly data: Value; readonly error?: undefined }
  | { readonly success: false; readonly data?: undefined; readonly error: { readonly issues: readonly SchemaIssue[] } };

/**
 * The schema of a request. It is a zod schema, bundled into this package, and a Standard Schema (`~standard`) for forms and
 * routers. You do not need to install zod.
 */
export interface RequestSchema<Value> {
  /** Returns the value without unknown fields. Throws an error with `issues` if it is invalid. */
  parse(value: unknown): Value;
  /** Like `parse`, but returns the error instead of throwing it. */
  safeParse(value: unknown): SchemaResult<Value>;
  /** The Standard Schema interface; see https://standardschema.dev. */
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
