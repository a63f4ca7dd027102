import manifest from '../../package.json' with { type: 'json' };

/** The version of this package, as reported to clients. */
export const version: string = manifest.version;
