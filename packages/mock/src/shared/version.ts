import manifest from '../../package.json' with { type: 'json' };

/** The version of this package, as it names itself to others. */
export const version: string = manifest.version;
