/** A project as a user has it: what it installs beside our tarballs, its files, and the commands that must succeed. */
export interface Project {
  readonly name: string;
  /** Our packages that it installs, by folder. */
  readonly ours: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly manifest?: object;
  readonly files: Readonly<Record<string, string>>;
  readonly commands: readonly (readonly string[])[];
  /** Left out of `--short`: what takes hundreds of megabytes. */
  readonly isLarge?: boolean;
}

export const recipient = `{ full_name: 'Ada Lovelace', address_1: '1600 Amphitheatre Pkwy', city: 'Mountain View', state: 'CA', postal_code: '94043' }`;
export const campaign = `{ name: 'Welcome', creatives: [{ name: 'Card', format: 'postcard_4x6' }] }`;

/** A tsconfig.json without what the project's own would hide. */
export const strict = (module: string, moduleResolution: string, more: object = {}): string =>
  JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      module,
      moduleResolution,
      ...more,
    },
  });
